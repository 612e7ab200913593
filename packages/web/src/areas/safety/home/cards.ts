import type { HomeCards } from '../../../platform/area.ts';
import { AnsweredReports } from './answered.tsx';
import { AwaitingAssessments } from './awaiting.tsx';
import { SafetyEntry } from './entry.tsx';

export const safetyCards: HomeCards = {
  waiting: [{ name: 'assessments', Card: AwaitingAssessments }],
  main: [{ name: 'answered', Card: AnsweredReports }],
  aside: [{ name: 'safety', Card: SafetyEntry }],
};
