import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

/**
 * Weighs the script of the first load of a list screen: the entry, what it goes on to, the routes on the way, one
 * language, and all that these import. Fails beyond the limit (design, Weight). Run after a build: `node weigh.ts`.
 */
const LIMIT_KB = 200;

type Chunk = { file: string; imports?: string[]; isEntry?: boolean };

const dist = new URL('./dist/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8')) as Record<string, Chunk>;

const needed = [
  'index.html',
  'src/app.tsx',
  'src/messages/ko/index.ts',
  'src/routes/__root.tsx',
  'src/routes/approval/route.tsx',
  'src/routes/approval/documents/$list.tsx',
];

const files = new Map<string, string>();

const take = (key: string): void => {
  const chunk = manifest[key];
  if (chunk === undefined || files.has(chunk.file)) return;
  files.set(chunk.file, key);
  for (const inner of chunk.imports ?? []) take(inner);
};

for (const source of needed) {
  const keys = Object.keys(manifest).filter((key) => key.split('?')[0] === source);
  for (const key of keys) take(key);
}

const weights = [...files.keys()]
  .filter((file) => file.endsWith('.js'))
  .map((file) => ({ file, bytes: gzipSync(readFileSync(new URL(file, dist))).length }))
  .sort((a, b) => b.bytes - a.bytes);
const total = weights.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;

for (const { file, bytes } of weights) console.log(`${(bytes / 1000).toFixed(1).padStart(7)} kB  ${file}`);
console.log(`${total.toFixed(1).padStart(7)} kB  of ${LIMIT_KB} kB`);
if (total > LIMIT_KB) process.exit(1);
