import type { WordTree } from '../../../platform/i18n.ts';

export const handoverWords = {
  list: {
    title: { ko: '결재 인계', en: 'Hand-over' },
    meta: {
      ko: '퇴사한 결재자에게 남아 있는 결재입니다. 넘겨받은 사원이 그 차례에 결재합니다.',
      en: 'Approvals left to somebody who has resigned. The person you hand one to acts when its turn comes.',
    },
    empty: { ko: '인계할 결재가 없습니다.', en: 'There is nothing to hand over.' },
    emptyHint: {
      ko: '퇴사한 결재자에게 남은 결재가 있으면 여기에 나타납니다.',
      en: 'Approvals left to somebody who has resigned appear here.',
    },
    submitted: { ko: '상신일', en: 'Submitted' },
    approver: { ko: '결재자', en: 'Approver' },
    approverChip: { ko: '결재자: {{name}}', en: 'Approver: {{name}}' },
    stepHeader: { ko: '단계', en: 'Step' },
    step: { ko: '{{seq}}단계 {{type}}', en: 'Step {{seq}}, {{type}}' },
    turnHeader: { ko: '차례', en: 'Turn' },
    turn: { now: { ko: '지금 차례', en: 'Now' }, later: { ko: '차례 전', en: 'Later' } },
    act: { ko: '인계', en: 'Hand over' },
    actOn: { ko: '{{document}} 인계', en: 'Hand over {{document}}' },
  },
  form: {
    dialog: { ko: '결재 인계', en: 'Hand over an approval' },
    newApprover: { ko: '새 결재자', en: 'New approver' },
    reason: { ko: '사유', en: 'Reason' },
    withheld: {
      ko: '본인과 기안자에게는 인계할 수 없습니다.',
      en: 'It cannot be handed over to yourself or to its drafter.',
    },
    reasonHelp: { ko: '결재선의 인계 기록에 남습니다.', en: 'It is kept with the approval line.' },
    missing: {
      approver: { ko: '새 결재자를 선택해 주세요.', en: 'Please choose the new approver.' },
      reason: { ko: '사유를 입력해 주세요.', en: 'Please enter a reason.' },
    },
    handedOver: {
      ko: '이미 다른 사원에게 인계되었거나, 결재자의 퇴사가 취소된 결재입니다.',
      en: 'This line was handed over already, or its approver has not resigned any more.',
    },
    noneLeft: {
      ko: '{{name}} 님의 결재가 남아 있지 않습니다. 이미 인계되었거나 처리되었습니다.',
      en: 'Nothing waits for {{name}} any more: it was handed over or decided already.',
    },
    changed: {
      ko: '그사이 문서가 변경되어 최신 상태를 불러왔습니다. 확인한 뒤 다시 인계해 주세요.',
      en: 'The document was changed meanwhile and is shown as it is now. Please look again, then hand it over.',
    },
    all: {
      ko: '{{name}}에게 남은 결재 {{count}}건을 모두 인계',
      en: 'Hand over all approvals left to {{name}} ({{count}})',
    },
    doneAll: {
      ko: '{{name}} 님에게 결재 {{count}}건을 인계했습니다.',
      en: 'Approvals handed over to {{name}}: {{count}}',
    },
    left: {
      ko: '{{name}} 님이 기안자이거나 이미 결재선에 있어 인계하지 않은 문서: {{documents}}',
      en: 'Not handed over, since {{name}} wrote them or stands on their line already: {{documents}}',
    },
    done: { ko: '{{name}} 님에게 결재를 인계했습니다.', en: 'The approval is handed over to {{name}}.' },
  },
} as const satisfies WordTree;
