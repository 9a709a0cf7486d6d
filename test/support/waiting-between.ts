/** In which order files of tests are taken up: what waits is early and has others between, so that no processor is idle beside it or at the end. */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** These wait for a browser, for Redis or for npm. */
const waiting = /\/test\/(?:studio\/browser\/|whole\/(?:package|queue)\.)/u;

/** These are done in no time, whatever their size. */
const short = '/generated/';

/** Two that reckon behind each that waits, the short ones last; otherwise as the runner has it: what took longest before, or what is largest, first. */
export class WaitingBetween extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const those = sorted.filter(({ moduleId }) => waiting.test(moduleId));
    const last = sorted.filter(({ moduleId }) => moduleId.includes(short));
    const others = sorted.filter((file) => !those.includes(file) && !last.includes(file));
    const mixed = others.flatMap((file, index) =>
      index % 2 === 0 ? [...those.slice(index / 2, index / 2 + 1), file] : [file],
    );
    return [...mixed, ...those.slice(Math.ceil(others.length / 2)), ...last];
  }
}
