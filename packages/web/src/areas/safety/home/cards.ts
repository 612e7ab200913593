import type { HomeCards } from '../../../platform/area.ts';
import { SafetyEntry } from './entry.tsx';
import { lateCard } from './late.ts';

export const safetyCards: HomeCards = {
  waiting: [{ name: 'assessments', Card: lateCard(() => import('./awaiting.tsx')) }],
  main: [{ name: 'answered', Card: lateCard(() => import('./answered.tsx')) }],
  aside: [{ name: 'safety', Card: SafetyEntry }],
};
