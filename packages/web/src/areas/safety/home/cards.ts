import type { HomeCards } from '../../../platform/area.ts';
import { safetyMineWords } from '../my-actions/words/index.ts';
import { SafetyEntry } from './entry.tsx';
import { lateCard } from './late.ts';

export const safetyCards: HomeCards = {
  first: [{ name: 'mandatory-today', Card: lateCard(() => import('./mandatory-today.tsx')) }],
  waiting: [
    { name: 'actions', Card: lateCard(() => import('../my-actions/home.tsx'), safetyMineWords) },
    { name: 'closing', Card: lateCard(() => import('../my-actions/closing.tsx'), safetyMineWords) },
    { name: 'new-reports', Card: lateCard(() => import('./new-reports.tsx')) },
    { name: 'plans', Card: lateCard(() => import('./plans.tsx')) },
    { name: 'feedback', Card: lateCard(() => import('./asked.tsx')) },
    { name: 'assessments', Card: lateCard(() => import('./awaiting.tsx')) },
  ],
  main: [{ name: 'answered', Card: lateCard(() => import('./answered.tsx')) }],
  aside: [{ name: 'safety', Card: SafetyEntry }],
};
