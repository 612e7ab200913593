export const form = {
  dialog: '결재 인계',
  newApprover: '새 결재자',
  reason: '사유',
  reasonHelp: '결재선의 인계 기록에 남습니다.',
  missing: { approver: '새 결재자를 선택해 주세요.', reason: '사유를 입력해 주세요.' },
  handedOver: '이미 다른 사원에게 인계되었거나, 결재자의 퇴사가 취소된 결재입니다.',
  noneLeft: '{{name}} 님의 결재가 남아 있지 않습니다. 이미 인계되었거나 처리되었습니다.',
  changed: '그 사이 문서가 변경되어 최신 상태를 불러왔습니다. 확인한 뒤 다시 인계해 주세요.',
  all: '{{name}}에게 남은 결재 {{count}}건을 모두 인계',
  doneAll: '{{name}} 님에게 결재 {{count}}건을 인계했습니다.',
  left: '{{name}} 님이 기안자이거나 이미 결재선에 있어 인계하지 않은 문서: {{documents}}',
  done: '{{name}} 님에게 결재를 인계했습니다.',
} as const;
