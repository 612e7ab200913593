import type { WordTree } from '../../../platform/i18n.ts';

export const permissionWords = {
  title: { ko: '권한 관리', en: 'Rights' },
  meta: {
    ko: '이름을 누르면 권한을 바꿀 수 있습니다. 바꾼 권한은 바로 적용됩니다.',
    en: 'Press a name to change the rights. They take effect at once.',
  },
  empty: { ko: '사원이 없습니다.', en: 'There are no employees.' },
  emptyHint: { ko: '사원을 등록하면 여기에 나타납니다.', en: 'Employees appear here once they are registered.' },
  grants: { ko: '권한', en: 'Rights' },
  nothing: { ko: '기본 권한', en: 'Default rights' },
  everybody: { ko: '전체', en: 'All' },
  menuFilter: { ko: '메뉴', en: 'Menu' },
  menuChip: { ko: '메뉴: {{menu}}', en: 'Menu: {{menu}}' },
  menu: {
    Approval: { ko: 'Approval', en: 'Approval' },
    Document: { ko: 'Document', en: 'Document' },
    ESMS: { ko: 'ESMS', en: 'ESMS' },
    Admin: { ko: 'Admin', en: 'Admin' },
    Audit: { ko: 'Audit', en: 'Audit' },
  },
  levelName: {
    normal: { ko: '기본', en: 'normal' },
    selfApproval: { ko: '전결 권한', en: 'self-approval' },
    documents: { ko: '문서 시스템 관리자', en: 'document system manager' },
    team: { ko: '팀 관리자', en: 'team admin' },
    department: { ko: '부서 관리자', en: 'department admin' },
    ceo: { ko: 'CEO', en: 'CEO' },
    masterLimited: { ko: '안전 총괄 (일부 제한)', en: 'safety master (restricted)' },
    master: { ko: '안전 총괄', en: 'safety master' },
  },
  form: {
    whole: { ko: '{{menu}} 메뉴 사용', en: 'May use {{menu}}' },
    everyone: {
      ko: '권한을 주지 않아도 모든 사원에게 {{level}} 권한이 있습니다.',
      en: 'Every employee has {{level}} without being granted anything.',
    },
    edit: { ko: '{{name}} 권한 변경', en: 'Rights of {{name}}' },
    save: { ko: '변경', en: 'Change' },
    granted: { ko: '있음', en: 'Yes' },
    notGranted: { ko: '없음', en: 'No' },
    own: {
      ko: '자신에게는 권한을 줄 수 없습니다. 가진 권한을 내려놓을 수는 있습니다.',
      en: 'You cannot give yourself a right. You can give up those you hold.',
    },
    changed: { ko: '권한을 변경했습니다.', en: 'The rights are changed.' },
  },
} as const satisfies WordTree;
