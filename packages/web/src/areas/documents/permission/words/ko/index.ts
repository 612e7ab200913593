export const documentsPermission = {
  column: { level: '레벨', permission: '권한', charge: '담당자' },
  administrator: '문서 시스템 관리자',
  manager: '문서 담당자',
  edit: '담당자 변경',
  choose: '문서 시스템 관리자 선택',
  nobody: '지정된 담당자가 없습니다.',
  note: '문서 담당자는 매뉴얼 관리 화면에서 매뉴얼마다 지정합니다.',
  saved: '문서 시스템 관리자를 변경했습니다.',
  failed: '문서 시스템 관리자 변경에 실패하였습니다. {{message}}',
} as const;
