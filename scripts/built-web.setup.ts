import { run } from './run.ts';

/** The built web that tests weigh, made before any test runs: some put files into its sources. */
export default async (): Promise<void> => {
  await run('node', ['scripts/build-web.ts'], { quiet: true });
};
