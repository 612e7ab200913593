import type { AreaOnDemand } from '../../platform/area.ts';
import { leavingOfApproval } from './handover/leaving.ts';
import { findAllDocuments, findDocuments } from './home/find.ts';

export const onDemand: AreaOnDemand = {
  find: findDocuments,
  findAll: { heading: { ko: '결재 문서', en: 'Approval documents' }, find: findAllDocuments },
  notifications: () => import('@portal/contract/approval/notifications'),
  leaving: leavingOfApproval,
};
