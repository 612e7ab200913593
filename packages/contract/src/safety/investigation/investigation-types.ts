/** The subjects of investigations, in the order of lists, with their names. */
export const investigationTypeNames = {
  Accident_SeriousIncident: 'Accident or serious incident',
  Incident_SignificantEvent: 'Incident or significant event',
  HighRiskHazard: 'High risk hazard',
} as const;
export type InvestigationType = keyof typeof investigationTypeNames;
export const investigationTypes = Object.keys(investigationTypeNames) as InvestigationType[];
