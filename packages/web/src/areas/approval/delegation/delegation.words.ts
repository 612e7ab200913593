import type { WordTree } from '../../../platform/i18n.ts';

export const delegationWords = {
  title: { ko: '대결 지정', en: 'Deputies' },
  about: {
    ko: '자리를 비우는 동안 내 차례인 결재를 맡을 대결자를 지정합니다.',
    en: 'Name who decides in your place while you are away.',
  },
  all: {
    title: { ko: '대결 현황', en: 'Deputies' },
    about: {
      ko: '누가 누구의 결재를 언제 맡는지 보고, 직접 지정할 수 없는 사원의 대결자를 지정합니다.',
      en: 'Who decides for whom and when; name a deputy for somebody who cannot do it themselves.',
    },
  },
  new: { ko: '대결자 지정', en: 'Name a deputy' },
  empty: { ko: '지정한 대결이 없습니다.', en: 'No deputies' },
  emptyHint: {
    ko: '대결자를 지정하거나 내가 대결자로 지정되면 여기에 나타납니다.',
    en: 'Deputies you name, and people who name you, appear here.',
  },
  noMatch: { ko: '조건에 맞는 대결이 없습니다.', en: 'No delegation matches.' },
  search: { ko: '원결재자, 대결자 이름', en: 'Name of principal or deputy' },
  everyState: { ko: '모든 상태', en: 'All states' },
  state: {
    Coming: { ko: '예정', en: 'Coming' },
    Current: { ko: '진행 중', en: 'Current' },
    Past: { ko: '종료', en: 'Past' },
  },
  column: {
    people: { ko: '원결재자 → 대결자', en: 'Principal → deputy' },
    side: { ko: '구분', en: 'Side' },
    period: { ko: '기간', en: 'Period' },
    categories: { ko: '문서 종류', en: 'Documents' },
    state: { ko: '상태', en: 'State' },
    principal: { ko: '원결재자', en: 'Principal' },
    deputy: { ko: '대결자', en: 'Deputy' },
    reason: { ko: '사유', en: 'Reason' },
    leave: { ko: '휴가', en: 'Leave' },
    createdBy: { ko: '지정', en: 'Named by' },
    endedBy: { ko: '종료', en: 'Ended by' },
  },
  side: { given: { ko: '내가 맡김', en: 'Given' }, received: { ko: '내가 맡음', en: 'Received' } },
  everyCategory: { ko: '모든 문서', en: 'All documents' },
  days: { ko: '{{from}} ~ {{to}}', en: '{{from}} – {{to}}' },
  rowName: { ko: '{{principal}} → {{deputy}}', en: '{{principal}} → {{deputy}}' },
  byAt: { ko: '{{name}} · {{at}}', en: '{{name}} · {{at}}' },
  away: { ko: '대결자 부재', en: 'Deputy away' },
  awayHint: {
    ko: '대결자가 퇴사했거나 이 기간에 다른 사람에게 대결을 맡겼습니다. 종료하고 다른 대결자를 지정해 주세요.',
    en: 'The deputy has resigned or is away on some of these days. End it and name somebody else.',
  },
  leaveCanceled: { ko: '취소된 휴가', en: 'Leave canceled' },
  leaveCanceledHint: {
    ko: '이 대결을 지정한 휴가가 취소되었습니다. 필요 없으면 종료해 주세요.',
    en: 'The leave for which this was made was canceled. End it if it is not needed any more.',
  },
  proposal: {
    title: { ko: '휴가 동안 결재를 맡길까요?', en: 'Somebody to decide during your leave?' },
    of: { ko: '{{docNo}} 휴가', en: 'Leave {{docNo}}' },
    take: { ko: '{{name}}에게 맡기기', en: 'Name {{name}}' },
    other: { ko: '다른 대결자', en: 'Somebody else' },
    choose: { ko: '대결자 선택', en: 'Choose a deputy' },
  },
  confirm: {
    title: { ko: '대결자 지정', en: 'Name a deputy' },
    message: {
      ko: '대결자는 내 차례인 문서를 읽고 내 이름으로 처리합니다.',
      en: 'A deputy reads the documents that wait for you and decides in your name.',
    },
    forOther: {
      ko: '대결자는 원결재자의 차례인 문서를 읽고 원결재자의 이름으로 처리합니다.',
      en: 'A deputy reads the documents that wait for the principal and decides in their name.',
    },
    button: { ko: '지정', en: 'Name' },
    done: { ko: '대결자를 지정했습니다.', en: 'The deputy was named.' },
  },
  end: {
    button: { ko: '종료', en: 'End' },
    title: { ko: '대결 종료', en: 'End the delegation' },
    message: {
      ko: '바로 종료되어 대결자는 더 이상 처리할 수 없습니다. 이미 처리한 결재는 그대로 남습니다.',
      en: 'It ends at once: the deputy decides no more. What was decided stays.',
    },
    done: { ko: '대결을 종료했습니다.', en: 'The delegation was ended.' },
  },
  form: {
    principal: { ko: '원결재자', en: 'Principal' },
    deputy: { ko: '대결자', en: 'Deputy' },
    fromDate: { ko: '시작일', en: 'From' },
    toDate: { ko: '종료일', en: 'Until' },
    categoryIds: { ko: '문서 종류', en: 'Documents' },
    reason: { ko: '사유', en: 'Reason' },
    reasonHelp: {
      ko: '원결재자, 대결자와 관리자가 볼 수 있습니다.',
      en: 'Principal, deputy and administrators see it.',
    },
    withheldOwn: { ko: '본인은 대결자가 될 수 없습니다.', en: 'You cannot be your own deputy.' },
    withheldOther: {
      ko: '본인과 원결재자는 선택할 수 없습니다.',
      en: 'Neither you nor the principal can be chosen.',
    },
    missing: {
      principal: { ko: '원결재자를 선택해 주세요.', en: 'Please choose the principal.' },
      deputy: { ko: '대결자를 선택해 주세요.', en: 'Please choose the deputy.' },
      fromDate: { ko: '시작일을 선택해 주세요.', en: 'Please choose the first day.' },
      toDate: { ko: '종료일을 선택해 주세요.', en: 'Please choose the last day.' },
    },
  },
} as const satisfies WordTree;
