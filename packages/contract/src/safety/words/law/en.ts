/** What the law says, as people are shown it; from which article and since when stands beside it (`law/texts.ts`). */
export const law = {
  noPenalty:
    'If you report what you caused to the Minister (KAIRS) within 10 days, no penalty may be imposed but for intent or gross negligence (Aviation Safety Act, Article 61(4)). A report filed in this portal is not that report.',
  noDismissal:
    'Nobody may be dismissed, transferred or disciplined for a voluntary report to the Minister (Aviation Safety Act, Article 61(3)).',
  obstacleTime:
    'Within 72 hours (item 5, fire and failures: 96), not counting Saturdays and public holidays; item 6 (가, 나, 마) at once; if injury or lost communication hindered it, within 72 hours of the end of that.',
} as const;
