import { expect, it } from 'vitest';
import { probabilities, riskClasses, riskClassOf, severities } from './risk.ts';

/** The table of the spec as one sees it: a row for each probability from 5 down, a column for each severity from A. */
const table: Record<number, string> = { 5: 'aaabb', 4: 'aabbc', 3: 'abbcd', 2: 'bbcdd', 1: 'bcddd' };

it('every cell of the matrix has the class of the table, and each class its cells', () => {
  const found = Object.fromEntries(
    probabilities.map((probability) => [
      probability,
      severities.map((severity) => riskClassOf(`${probability}${severity}`).at(-1)).join(''),
    ]),
  );
  expect(found).toEqual(table);
});

it('more probable or more severe is never of a lesser class', () => {
  const rank = (probability: 1 | 2 | 3 | 4 | 5, severity: 'A' | 'B' | 'C' | 'D' | 'E'): number =>
    riskClasses.indexOf(riskClassOf(`${probability}${severity}`));
  for (const [row, probability] of probabilities.entries())
    for (const [column, severity] of severities.entries()) {
      const [above, left] = [probabilities[row + 1], severities[column - 1]];
      if (above) expect(rank(above, severity)).toBeLessThanOrEqual(rank(probability, severity));
      if (left) expect(rank(probability, left)).toBeLessThanOrEqual(rank(probability, severity));
    }
});
