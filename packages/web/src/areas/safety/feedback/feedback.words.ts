import type { WordTree } from '../../../platform/i18n.ts';

export const feedbackWords = {
  lastAnswer: { ko: '마지막 답변', en: 'Last answer' },
  asked: { ko: '요청일', en: 'Asked on' },
  answers: { ko: '답변 {{count}}건', en: { one: '{{count}} answer', other: '{{count}} answers' } },
  thread: { ko: '답변', en: 'Answers' },
  noAnswer: { ko: '아직 답변이 없습니다.', en: 'Nothing was answered yet.' },
  notAsked: { ko: '회신을 요청하지 않은 보고서입니다.', en: 'This report does not ask for feedback.' },
  notNow: {
    ko: '통보 단계부터 종결 전까지 답변할 수 있습니다.',
    en: 'Answers are given from notification on, until the report is closed.',
  },
  answer: { ko: '답변 작성', en: 'Your answer' },
  missing: { ko: 'feedback을 입력해주세요', en: 'Please enter feedback' },
  keys: { ko: 'Ctrl+Enter로 보낼 수 있습니다.', en: 'Ctrl+Enter sends it.' },
  send: { ko: '보내기', en: 'Send' },
  sendAndClose: { ko: '보내고 종결', en: 'Send and close' },
  done: { ko: 'feedback 등록 완료', en: 'Feedback registered' },
  meanwhile: {
    title: { ko: '그사이 답변이 등록되었습니다', en: 'Answered meanwhile' },
    message: {
      ko: '작성하는 동안 {{name}} 님이 먼저 답변했습니다. 이 답변도 보고자에게 보낼까요?',
      en: '{{name}} has answered while you were writing. Is your answer to go to the reporter as well?',
    },
    send: { ko: '이 답변도 보내기', en: 'Send it as well' },
  },
  others: { ko: '묶음에서 회신을 요청한 다른 보고서', en: 'Other reports of the group that ask for feedback' },
  released: {
    title: {
      ko: '그사이 묶음에서 연결이 해제된 보고서입니다',
      en: 'This report was released from the group meanwhile',
    },
    message: {
      ko: '입력한 내용은 그대로 있고 이 기기에도 남아 있습니다. 필요한 내용은 복사해 주세요.',
      en: 'What you typed is still here and stays on this device. Please copy what you need.',
    },
  },
  state: { ko: '답변', en: 'Answer' },
  answered: { ko: '답변 완료', en: 'Answered' },
  unanswered: { ko: '답변 대기', en: 'Waiting' },
} as const satisfies WordTree;
