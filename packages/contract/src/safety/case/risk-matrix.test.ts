import { expect, it } from 'vitest';
import {
  partsOfRisk,
  probabilities,
  type RiskClass,
  riskClass,
  riskClasses,
  riskLevel,
  riskLevels,
  severities,
} from './risk-matrix.ts';

/**
 * The matrix as it is shown (rules/safety.md#risk-levels): a row for each probability from 5 down, a column for each
 * severity from A.
 */
const table: Record<number, string> = { 5: 'aaabb', 4: 'aabbc', 3: 'abbcd', 2: 'bbcdd', 1: 'bcddd' };

it('every cell of the matrix has the class of the table, and each class its cells', () => {
  const found = Object.fromEntries(
    probabilities.map((probability) => [
      probability,
      severities.map((severity) => riskClass(riskLevel(probability, severity)).at(-1)).join(''),
    ]),
  );
  expect(found).toEqual(table);
});

it('of two adjacent cells the worse one never has the lower class', () => {
  const rank = (name: RiskClass): number => riskClasses.indexOf(name);
  for (const [row, probability] of probabilities.entries())
    for (const [column, severity] of severities.entries()) {
      const here = rank(riskClass(riskLevel(probability, severity)));
      const [below, right] = [probabilities[row + 1], severities[column + 1]];
      if (below) expect(rank(riskClass(riskLevel(below, severity)))).toBeGreaterThanOrEqual(here);
      if (right) expect(rank(riskClass(riskLevel(probability, right)))).toBeGreaterThanOrEqual(here);
    }
});

it('there are 25 levels of a digit and a letter, and both parts are recovered', () => {
  expect(new Set(riskLevels).size).toBe(25);
  for (const level of riskLevels) {
    expect(level).toMatch(/^[1-5][A-E]$/);
    const { probability, severity } = partsOfRisk(level);
    expect(riskLevel(probability, severity)).toBe(level);
  }
});
