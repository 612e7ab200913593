export const permissionForm = {
  whole: '{{menu}} 메뉴 사용',
  everyone: '권한을 주지 않아도 모든 사원에게 {{level}} 권한이 있습니다.',
  edit: '{{name}} 권한 변경',
  save: '변경',
  granted: '있음',
  notGranted: '없음',
  own: '자신에게는 권한을 줄 수 없습니다. 가진 권한을 내려놓을 수는 있습니다.',
  changed: '권한을 변경했습니다.',
} as const;
