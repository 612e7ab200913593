/** The letters and digits of the matrix, the worst first (rules/safety.md#risk-levels). */
export const severities = ['A', 'B', 'C', 'D', 'E'] as const;
export type Severity = (typeof severities)[number];
export const probabilities = [5, 4, 3, 2, 1] as const;
export type Probability = (typeof probabilities)[number];

/** Probability digit, then severity letter: `3B`. */
export type RiskLevel = `${Probability}${Severity}`;

/** The classes of risk, greatest first. */
export const riskClasses = ['val-a', 'val-b', 'val-c', 'val-d'] as const;
export type RiskClass = (typeof riskClasses)[number];

/** The cells of each class, by severity (rules/safety.md#risk-levels). */
const members: Record<RiskClass, Partial<Record<Severity, readonly Probability[]>>> = {
  'val-a': { A: [3, 4, 5], B: [4, 5], C: [5] },
  'val-b': { A: [1, 2], B: [2, 3], C: [3, 4], D: [4, 5], E: [5] },
  'val-c': { B: [1], C: [2], D: [3], E: [4] },
  'val-d': { C: [1], D: [1, 2], E: [1, 2, 3] },
};

export const riskLevel = (probability: Probability, severity: Severity): RiskLevel => `${probability}${severity}`;

export const riskLevels: readonly RiskLevel[] = probabilities.flatMap((probability) =>
  severities.map((severity) => riskLevel(probability, severity)),
);

/** The two parts of a level. */
export const partsOfRisk = (level: RiskLevel): { probability: Probability; severity: Severity } => ({
  probability: Number(level[0]) as Probability,
  severity: level[1] as Severity,
});

/** The class of a level, which is its colour. */
export const riskClass = (level: RiskLevel): RiskClass => {
  const { probability, severity } = partsOfRisk(level);
  return riskClasses.find((name) => members[name][severity]?.includes(probability)) ?? 'val-a';
};

/**
 * Whether a risk has to be reduced before operation continues: the two greatest classes (rules/safety.md#risk-levels).
 */
export const isToBeMitigated = (level: RiskLevel): boolean => ['val-a', 'val-b'].includes(riskClass(level));
