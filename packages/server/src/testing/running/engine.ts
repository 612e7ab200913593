import { spawnSync } from 'node:child_process';

/** Whether a program of the system is here; `npm run test:many` says which tests are left out without it. */
export const hasEngine = (program: string): boolean =>
  spawnSync('sh', ['-c', `PATH=$PATH:/usr/sbin command -v ${program}`], { stdio: 'ignore' }).status === 0;
