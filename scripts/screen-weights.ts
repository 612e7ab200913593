import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { screenFiles } from './screens.ts';

const WEB = 'packages/web';

const weightOf = (file: string): number => gzipSync(readFileSync(join(WEB, 'dist', file))).length;

/** Kilobytes of script that each screen needs before it stands, each file compressed, in Korean. */
export const screenWeights = (): Record<string, number> =>
  Object.fromEntries(
    Object.entries(screenFiles()).map(([name, files]) => {
      const scripts = files.filter((file) => file.endsWith('.js'));
      return [name, scripts.reduce((sum, file) => sum + weightOf(file), 0) / 1000];
    }),
  );

/** The modules of the frame, as paths below `packages`: what everybody loads first. */
export const frameModules = (): string[] => {
  const parts = JSON.parse(readFileSync(`${WEB}/node_modules/.parts.json`, 'utf8')) as Record<string, string>;
  return Object.entries(parts)
    .filter(([id, part]) => part === 'frame' && id.includes('/packages/'))
    .map(([id]) => id.replace(/^.*\/packages\//, ''));
};
