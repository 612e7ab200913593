import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureAll } from './measure/all.ts';
import { readOptions } from './options.ts';
import { printFigures, writeFigures } from './report.ts';

const options = readOptions(process.argv.slice(2));
const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'portal-bench-'));
try {
  const { figures, facts } = await measureAll(folder, options, (line) => console.log(line));
  printFigures(figures, facts);
  writeFigures(figures, facts, options);
  const missed = figures.filter(({ isMet }) => isMet === false);
  if (missed.length > 0) console.log(`\nMissed: ${missed.map(({ name }) => name).join(', ')}`);
  if (missed.length > 0 && !options.isQuick) process.exitCode = 1;
} finally {
  if (options.folder === undefined) rmSync(folder, { recursive: true, force: true });
}
