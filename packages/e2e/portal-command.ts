import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const PORTAL = resolve(import.meta.dirname, '../server/src/cli/portal.ts');

/** Runs `npm run portal -- …` on a data folder; answers what it printed, raises what it complained of. */
export const portalCommand = (dataDir: string, ...words: string[]): string => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PORTAL, ...words], {
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`portal ${words.join(' ')} ended with ${status}: ${stderr}`);
  return stdout.trim();
};
