import { startPortal } from './start-portal.ts';

const say = (line: string): void => console.log(line);

try {
  const portal = await startPortal(process.env, say);
  const stop = (): void => {
    say('Stopping: finishing the calls under way.');
    portal.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
