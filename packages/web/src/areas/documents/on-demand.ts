import type { AreaOnDemand } from '../../platform/area.ts';
import { findAllRecords, findRecords } from './home/find.ts';
import { leavingOfDocuments } from './home/leaving.ts';

export const onDemand: AreaOnDemand = {
  find: findRecords,
  findAll: { heading: { ko: '문서센터', en: 'Documents' }, find: findAllRecords },
  notifications: () => import('@portal/contract/documents/notifications'),
  leaving: leavingOfDocuments,
};
