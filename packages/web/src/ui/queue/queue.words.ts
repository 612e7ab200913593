import type { WordTree } from '../../platform/i18n.ts';

export const queueWords = {
  label: { ko: '차례대로 보기', en: 'One after the other' },
  place: { ko: '{{total}}건 중 {{at}}번째', en: '{{at}} of {{total}}' },
  previous: { ko: '이전', en: 'Previous' },
  next: { ko: '다음', en: 'Next' },
  end: { ko: '마지막 차례였습니다. 목록으로 돌아왔습니다.', en: 'That was the last one. You are back at the list.' },
  endAtHome: { ko: '마지막 차례였습니다. 홈으로 돌아왔습니다.', en: 'That was the last one. You are back at home.' },
  endOfFull: {
    ko: '{{count}}건을 모두 지나왔습니다. 남은 것이 있으면 목록에서 이어 갈 수 있습니다.',
    en: 'You went through {{count}}. If more are waiting, go on from the list.',
  },
  passed: {
    ko: '기다리지 않는 {{count}}건을 지나왔습니다.',
    en: { one: '{{count}} not waiting was passed over.', other: '{{count}} not waiting were passed over.' },
  },
  keys: {
    open: { ko: '단축키', en: 'Keys' },
    title: { ko: '단축키', en: 'Keys' },
    use: { ko: '한 글자 단축키 사용', en: 'Keys of one letter' },
    useHint: {
      ko: '이 기기에 저장됩니다. 입력 중에는 동작하지 않습니다.',
      en: 'Kept on this device. They always rest while you type in a field.',
    },
    confirm: { ko: '물음에 확인으로 답하기', en: 'Say yes to the question' },
    help: { ko: '이 도움말', en: 'This help' },
    key: { ko: '키', en: 'Key' },
    does: { ko: '하는 일', en: 'What it does' },
  },
} as const satisfies WordTree;
