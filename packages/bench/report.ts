import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import type { Options } from './options.ts';
import type { Figure } from './targets.ts';

export type Facts = Record<string, Record<string, string>>;

const mark = ({ isMet }: Figure): string => (isMet === undefined ? ' ' : isMet ? '✓' : '✗');

const machine = (): string =>
  `${availableParallelism()} × ${cpus()[0]?.model ?? 'processor'}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`;

export const printFigures = (figures: readonly Figure[], facts: Facts): void => {
  const width = (of: (figure: Figure) => string): number => Math.max(...figures.map((figure) => of(figure).length));
  const nameWidth = width(({ name }) => name);
  const valueWidth = width(({ value }) => value);
  console.log(`\n${machine()}`);
  for (const [name, known] of Object.entries(facts))
    console.log(
      `${name}: ${Object.entries(known)
        .map(([fact, value]) => `${fact} ${value}`)
        .join(', ')}`,
    );
  console.log();
  for (const figure of figures)
    console.log(
      `${mark(figure)} ${figure.name.padEnd(nameWidth)}  ${figure.value.padEnd(valueWidth)}  ${figure.target}`,
    );
};

/** Keeps the figures beside this file, the last run's, to be compared with the next. */
export const writeFigures = (figures: readonly Figure[], facts: Facts, options: Options): void => {
  const folder = join(import.meta.dirname, 'results');
  mkdirSync(folder, { recursive: true });
  const results = { at: new Date().toISOString(), machine: machine(), options, facts, figures };
  writeFileSync(join(folder, 'results.json'), `${JSON.stringify(results, null, 2)}\n`);
};
