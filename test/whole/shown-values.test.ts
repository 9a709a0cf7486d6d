/** Who has only the board reads on the screen what is printed on a card and on a space, and by which row of a table a game ends. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ran } from '../support/command-line.js';

const cwd = join(import.meta.dirname, '..', '..');

describe('what is printed on a card', () => {
  it('is shown with it', async () => {
    const { out, exitCode } = await ran(['show', 'card', 'H16'], { cwd });
    expect(exitCode).toBe(0);
    expect(out).toMatch(/^advancing armies {2}Iraqi army, Jordanian army\noffensives {8}2\nmodifier {10}1$/mu);
  });

  it('is told in play, with what is printed on a space, and how the game ends', async () => {
    const input = 'show H16\nshow H2\nshow Egypt 3\nq\n';
    const { out } = await ran(['play', 'israeli-independence', '--seed', '1'], { cwd, input });
    expect(out).toMatch(/H16 Radio Intercepts[^]*offensives {8}2/u);
    expect(out).toMatch(/H2 Mid-East War[^]*offensives {8}0/u);
    expect(out).toMatch(/Egypt 3, Numbered Box\n *box number +3\n/u);
    expect(out).toMatch(/Marginal Defeat {2}Degrees of Defeat, 4 to 6/u);
    expect(out).toMatch(/Crushing Victory {2}Degrees of Victory, 23 or more/u);
  });
});
