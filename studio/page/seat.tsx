/** Who plays a faction, as it is chosen. */
import type { JSX } from 'preact';
import { budgets, type PlayerKind, playerKinds, type Skill } from '../../runtime/opponents/players.js';

const kindTexts: Readonly<Record<PlayerKind, string>> = {
  random: 'by chance',
  greedy: 'greedily',
  mc: 'by playouts of each option',
  mcts: 'by tree search',
};

const atPage = 'page';

/** `skill` is null where somebody at the page plays, which is offered where `here` says in which words. */
export function Seat({
  faction,
  skill,
  here = null,
  onSkill,
}: {
  readonly faction: string;
  readonly skill: Skill | null;
  readonly here?: string | null;
  readonly onSkill: (skill: Skill | null) => void;
}): JSX.Element {
  const budget = skill?.budget ?? null;
  return (
    <>
      <label>
        {faction}{' '}
        <select
          aria-label={faction}
          value={skill?.kind ?? atPage}
          onChange={({ currentTarget }) => {
            const kind = playerKinds.find((it) => it === currentTarget.value);
            onSkill(kind === undefined ? null : { kind, budget: budgets[kind] ?? null });
          }}
        >
          {here === null ? null : <option value={atPage}>{here}</option>}
          {playerKinds.map((it) => (
            <option key={it} value={it}>
              {kindTexts[it]}
            </option>
          ))}
        </select>
      </label>
      {skill === null || budget === null ? null : (
        <NumberField
          label={`Playouts of ${faction}`}
          value={String(budget)}
          least={1}
          most={1_000_000}
          onInput={(value) => {
            onSkill({ kind: skill.kind, budget: Math.max(1, Math.floor(Number(value))) });
          }}
        />
      )}
    </>
  );
}

export function NumberField({
  label,
  value,
  least,
  most,
  onInput,
}: {
  readonly label: string;
  readonly value: string;
  readonly least: number;
  readonly most: number;
  readonly onInput: (value: string) => void;
}): JSX.Element {
  return (
    <label>
      {label}{' '}
      <input
        type="number"
        required
        min={String(least)}
        max={String(most)}
        step="1"
        value={value}
        onInput={({ currentTarget }) => {
          onInput(currentTarget.value);
        }}
      />
    </label>
  );
}
