import { type ChildProcess, spawnSync } from 'node:child_process';
import { once } from 'node:events';

/** Whether a program is installed; `npm run test:many` says which tests are skipped without it. */
export const hasEngine = (program: string): boolean =>
  spawnSync('sh', ['-c', `PATH=$PATH:/usr/sbin command -v ${program}`], { stdio: 'ignore' }).status === 0;

/** Ends a program and waits for its exit. */
export const endChild = async (child: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
};
