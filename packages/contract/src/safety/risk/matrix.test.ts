import { expect, it } from 'vitest';
import { partsOfRisk, probabilities, type RiskClass, riskClass, riskClasses, riskLevel, severities } from './matrix.ts';

/** The table of the spec as one sees it: a row for each probability from 5 down, a column for each severity from A. */
const table: Record<number, string> = { 5: 'aaabb', 4: 'aabbc', 3: 'abbcd', 2: 'bbcdd', 1: 'bcddd' };

it('every cell of the matrix has the class of the table, and each class its cells', () => {
  const found = Object.fromEntries(
    probabilities.map((probability) => [
      probability,
      severities.map((severity) => riskClass(riskLevel(probability, severity))?.at(-1)).join(''),
    ]),
  );
  expect(found).toEqual(table);
});

it('the worse of two cells beside each other never has the lesser class', () => {
  const rank = (name: RiskClass | undefined): number => riskClasses.indexOf(name ?? 'val-d');
  for (const [row, probability] of probabilities.entries())
    for (const [column, severity] of severities.entries()) {
      const here = rank(riskClass(riskLevel(probability, severity)));
      const [below, right] = [probabilities[row + 1], severities[column + 1]];
      if (below) expect(rank(riskClass(riskLevel(below, severity)))).toBeGreaterThanOrEqual(here);
      if (right) expect(rank(riskClass(riskLevel(probability, right)))).toBeGreaterThanOrEqual(here);
    }
});

it('a level is a digit from 1 to 5 and a letter from A to E, and nothing else is one', () => {
  expect(partsOfRisk('3B')).toEqual({ probability: 3, severity: 'B' });
  for (const text of ['', '3', 'B', 'B3', '0A', '6A', '3F', '3b', '3BB', ' 3B'])
    expect([text, partsOfRisk(text), riskClass(text)]).toEqual([text, undefined, undefined]);
});
