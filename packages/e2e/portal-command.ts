import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const PORTAL = resolve(import.meta.dirname, '../server/src/cli/portal.ts');

/** What the journeys seal their archives with. */
const BACKUP_KEY = 'the key of the journeys, which is long enough';

/** Runs `npm run portal -- …` on a data folder; answers what it printed, raises what it complained of. */
export const portalCommand = (dataDir: string, ...words: string[]): string => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PORTAL, ...words], {
    env: { ...process.env, DATA_DIR: dataDir, BACKUP_KEY },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`portal ${words.join(' ')} ended with ${status}: ${stderr}`);
  return stdout.trim();
};
