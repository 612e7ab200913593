import type { AreaOnDemand } from '../../platform/area.ts';
import { findAllRecords, findRecords } from './home/find.ts';
import { leavingOfSafety } from './home/leaving.ts';

export const onDemand: AreaOnDemand = {
  find: findRecords,
  findAll: { heading: { ko: '안전보고', en: 'Safety' }, find: findAllRecords },
  notifications: () => import('@portal/contract/safety/notifications'),
  leaving: leavingOfSafety,
};
