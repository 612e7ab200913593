/** What the types of an event are called, by their code. */
export const eventTypes = {
  ko: ['사고', '준사고', '항공안전장애', '비정상', '기타 이벤트'],
  en: ['Accident', 'Serious incident', 'Incident', 'Irregularity', 'Other event'],
} as const;
