import type { HomeCards } from '../../../platform/area.ts';
import { late } from '../../../ui/late/part.tsx';

/** Home is of all areas: what is an area's own comes once it stands. */
const SafetyEntry = late(() => import('./entry.tsx'));
const AwaitingAssessments = late(() => import('./awaiting.tsx'));
const AnsweredReports = late(() => import('./answered.tsx'));

export const safetyCards: HomeCards = {
  waiting: [{ name: 'assessments', Card: AwaitingAssessments }],
  main: [{ name: 'answered', Card: AnsweredReports }],
  aside: [{ name: 'safety', Card: SafetyEntry }],
};
