/** How often, from extremely improbable to frequent, and how badly, from catastrophic to negligible. */
export const probabilities = [1, 2, 3, 4, 5] as const;
export const severities = ['A', 'B', 'C', 'D', 'E'] as const;
export type Probability = (typeof probabilities)[number];
export type Severity = (typeof severities)[number];

/** Probability digit, then severity letter: `3B`. */
export type RiskLevel = `${Probability}${Severity}`;
export const riskLevels: readonly RiskLevel[] = probabilities.flatMap((probability) =>
  severities.map((severity): RiskLevel => `${probability}${severity}`),
);

/** From what is not acceptable to what is. */
export const riskClasses = ['val-a', 'val-b', 'val-c', 'val-d'] as const;
export type RiskClass = (typeof riskClasses)[number];

/** The classes of each severity, from the lowest probability to the highest (spec 3, Risk colour classes). */
const classesOf: Readonly<Record<Severity, string>> = { A: 'bbaaa', B: 'cbbaa', C: 'dcbba', D: 'ddcbb', E: 'dddcb' };

export const riskClassOf = (level: RiskLevel): RiskClass => {
  const [probability, severity] = [Number(level[0]), level[1] as Severity];
  return `val-${classesOf[severity][probability - 1]}` as RiskClass;
};
