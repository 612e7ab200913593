import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What makes the demo company for other test files, which would wait for it. */
const MAKER = 'first-start-stopped.test.ts';

class MakerFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isMaker = ({ moduleId }: TestSpecification): number => Number(moduleId.endsWith(MAKER));
    return (await super.sort(files)).toSorted((a, b) => isMaker(b) - isMaker(a));
  }
}

export default defineConfig({
  test: {
    projects: ['packages/contract', 'packages/server', 'packages/web', 'scripts'],
    sequence: { sequencer: MakerFirst },
  },
});
