/** Limits of an investigation (rules/safety.md#investigations). */
export const investigationLimits = {
  title: 200,
  description: 10_000,
  objective: 100,
  investigators: 30,
  factualTitle: 200,
  factualDescription: 10_000,
  conclusion: 10_000,
  planned: 50,
  reason: 500,
  fileBytes: 52_428_800,
  files: 50,
  /** The default number of days from its start to its end. */
  period: 14,
} as const;
