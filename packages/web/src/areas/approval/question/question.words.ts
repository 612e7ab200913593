import type { WordTree } from '../../../platform/i18n.ts';

export const questionWords = {
  title: { ko: '질의와 답변', en: 'Questions and answers' },
  open: {
    ko: '답변을 기다리는 질의 {{count}}건',
    en: { one: '{{count}} question is open', other: '{{count}} questions are open' },
  },
  allAnswered: { ko: '모두 답변됨', en: 'All answered' },
  to: { ko: '{{name}}에게', en: 'to {{name}}' },
  asks: { ko: '질의', en: 'asked' },
  answers: { ko: '답변', en: 'answered' },
  inPlaceOf: { ko: '{{name}} 대신', en: 'for {{name}}' },
  waits: { ko: '답변 대기', en: 'No answer yet' },
  ask: {
    button: { ko: '질의', en: 'Ask' },
    title: { ko: '질의하기', en: 'Ask a question' },
    message: {
      ko: '내 차례는 그대로 남고, 질의와 답변은 문서를 보는 모두에게 보입니다.',
      en: 'It stays your turn. Everybody who reads the document sees question and answer.',
    },
    to: { ko: '질의할 사람', en: 'Whom to ask' },
    drafter: { ko: '기안자', en: 'drafter' },
    text: { ko: '질의 내용', en: 'Question' },
    done: { ko: '질의를 보냈습니다.', en: 'The question was sent.' },
    unsent: { ko: '보내지 않은 질의', en: 'A question that was not sent' },
  },
  answer: {
    label: { ko: '{{name}}의 질의에 답변', en: 'Answer to {{name}}' },
    button: { ko: '답변하기', en: 'Answer' },
    done: { ko: '답변했습니다.', en: 'Your answer was sent.' },
    unsent: { ko: '보내지 않은 답변', en: 'An answer that was not sent' },
  },
  history: {
    title: { ko: '처리 이력', en: 'History' },
    step: { ko: '{{seq}}단계', en: 'step {{seq}}' },
    more: { ko: '이전 이력 더 보기', en: 'Show earlier ones' },
  },
} as const satisfies WordTree;
