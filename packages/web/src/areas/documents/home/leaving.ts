import type { documentsLeaving } from '@portal/contract/documents';
import type { LeavingText } from '../../../platform/area.ts';

export const leavingOfDocuments: Record<(typeof documentsLeaving)[number], LeavingText> = {
  'documents-manuals': {
    label: { ko: '담당하는 매뉴얼', en: 'Manuals they manage' },
    hint: { ko: '매뉴얼 관리에서 담당자를 바꿉니다.', en: 'Managers are changed with the manual.' },
  },
};
