import { run } from './run.ts';

/** The built web that tests weigh, made before any test runs, since some put files into its sources; a run of all has built it. */
export default async (): Promise<void> => {
  if (process.env.IS_WEB_BUILT === 'yes') return;
  await run('node', ['scripts/build-web.ts'], { quiet: true });
};
