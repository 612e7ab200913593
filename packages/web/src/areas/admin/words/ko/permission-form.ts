export const permissionForm = {
  whole: '{{menu}} 메뉴 사용',
  everyone: '권한을 주지 않아도 모든 사원에게 {{level}} 권한이 있습니다.',
  edit: '{{name}} 권한 변경',
  save: '변경',
  granted: '있음',
  notGranted: '없음',
  changed: '권한을 변경했습니다.',
} as const;
