import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.ts';

const WEB = 'packages/web';
const STAMP = join(WEB, 'dist/.built-from');

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());

/** The inputs of the web build: its own and the contract's sources, and the packages. */
const fingerprint = (): string => {
  const sources = [...filesBelow(join(WEB, 'src')), ...filesBelow('packages/contract/src')].filter(
    (path) => !path.includes('.test.'),
  );
  const pages = readdirSync(WEB)
    .filter((name) => /\.(html|ts|json)$/.test(name))
    .map((name) => join(WEB, name));
  const hash = createHash('sha256');
  for (const path of [...sources, ...pages, 'package-lock.json'].toSorted())
    hash.update(path).update(readFileSync(path));
  return hash.digest('hex');
};

const current = fingerprint();
if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === current) process.exit(0);
console.log('Building the web (only when its sources changed)');
await run('vite', ['build', '--logLevel', 'warn'], { cwd: WEB, env: { NODE_ENV: 'production' } });
writeFileSync(STAMP, fingerprint());
