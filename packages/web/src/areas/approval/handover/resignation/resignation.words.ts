import type { WordTree } from '../../../../platform/i18n.ts';

export const resignationWords = {
  withheld: {
    ko: '본인과 퇴사하는 사원에게는 인계할 수 없습니다.',
    en: 'They cannot be handed over to yourself or to whoever resigns.',
  },
  act: { ko: '퇴사 처리', en: 'Record resignation' },
  title: { ko: '퇴사 처리: {{name}}', en: 'Resignation: {{name}}' },
  waiting: { ko: '이 사원에게 남아 있는 일', en: 'What waits for this person' },
  none: { ko: '남아 있는 일이 없습니다.', en: 'Nothing waits.' },
  count: { ko: '{{count}}건', en: '{{count}}' },
  after: {
    ko: '퇴사 처리해도 문서와 기록은 그대로 있습니다. 결재는 인계하고, 나머지는 담당자를 바꿔 주세요.',
    en: 'Documents and records stay as they are. Hand over the approvals, and give the rest to somebody else.',
  },
  day: { ko: '퇴사일', en: 'Resign date' },
  dayHelp: {
    ko: '이 날부터 로그인할 수 없고 선택 목록에 나오지 않습니다.',
    en: 'From this day on they cannot sign in and are offered nowhere.',
  },
  successor: { ko: '결재를 이어받을 사람', en: 'Who takes their approvals over' },
  successorHelp: {
    ko: '비워 두면 나중에 결재 인계 화면에서 인계할 수 있습니다.',
    en: 'Left empty, they can be handed over later on the screen of hand-overs.',
  },
  reason: { ko: '인계 사유', en: 'Reason for handing over' },
  later: {
    ko: '결재 {{count}}건은 퇴사일이 된 뒤에 결재 인계 화면에서 인계할 수 있습니다.',
    en: {
      one: '{{count}} approval can be handed over on the screen of hand-overs once that day has come.',
      other: '{{count}} approvals can be handed over on the screen of hand-overs once that day has come.',
    },
  },
  missing: {
    resignDate: { ko: '퇴사일을 입력해 주세요.', en: 'Please enter the resign date.' },
    approver: { ko: '이어받을 사람을 선택해 주세요.', en: 'Please choose who takes them over.' },
    reason: { ko: '사유를 입력해 주세요.', en: 'Please enter a reason.' },
  },
  changed: {
    ko: '다른 사람이 이 사원 정보를 고쳤습니다. 닫고 다시 열어 주세요.',
    en: 'Somebody else changed this record. Close this and open it again.',
  },
  done: { ko: '{{name}} 님을 {{day}}에 퇴사 처리했습니다.', en: '{{name}} has resigned as of {{day}}.' },
  planned: { ko: '{{name}} 님은 {{day}}에 퇴사합니다.', en: '{{name}} resigns on {{day}}.' },
  handedOver: {
    ko: '결재 {{count}}건을 {{name}} 님에게 인계했습니다.',
    en: {
      one: '{{count}} approval was handed over to {{name}}.',
      other: '{{count}} approvals were handed over to {{name}}.',
    },
  },
  notHandedOver: {
    ko: '결재를 인계하지 못했습니다. {{message}}',
    en: 'The approvals were not handed over. {{message}}',
  },
  leftOf: {
    ko: '{{name}} 님이 기안자이거나 이미 결재선에 있어 이어받을 수 없는 문서:',
    en: 'Documents that {{name}} could not take, having written them or standing on their line already:',
  },
  still: { ko: '아직 남아 있는 일', en: 'What still waits' },
  toHandOver: { ko: '결재 인계로 가기', en: 'Go to the hand-overs' },
} as const satisfies WordTree;
