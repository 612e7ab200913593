import type { WordTree } from '../../../platform/i18n.ts';

export const drivePermissionWords = {
  column: {
    level: { ko: '레벨', en: 'Level' },
    permission: { ko: '권한', en: 'Permission' },
    charge: { ko: '담당자', en: 'In charge' },
  },
  administrator: { ko: '문서 시스템 관리자', en: 'Document system manager' },
  manager: { ko: '매뉴얼 관리자', en: 'Manual manager' },
  edit: { ko: '담당자 변경', en: 'Change' },
  choose: { ko: '문서 시스템 관리자 선택', en: 'Choose document system managers' },
  nobody: { ko: '지정된 담당자가 없습니다.', en: 'Nobody is named.' },
  note: {
    ko: '매뉴얼 관리자는 매뉴얼 관리 화면에서 매뉴얼마다 지정합니다.',
    en: 'Manual managers are named with each manual, in manual management.',
  },
  saved: { ko: '문서 시스템 관리자를 변경했습니다.', en: 'The document system managers were changed.' },
  failed: {
    ko: '문서 시스템 관리자 변경에 실패했습니다. {{message}}',
    en: 'Changing the document system managers failed. {{message}}',
  },
} as const satisfies WordTree;
