import type { WordTree } from './i18n.ts';

/** Messages for failures of any call. */
export const failureWords = {
  title: { ko: '불러오지 못했습니다.', en: 'This could not be loaded.' },
  unreachable: {
    ko: '서버에 연결할 수 없습니다. 네트워크를 확인한 뒤 다시 시도해 주세요.',
    en: 'The server cannot be reached. Check the network and try again.',
  },
  unknown: { ko: '처리 중 문제가 발생했습니다.', en: 'Something went wrong.' },
  changedMeanwhile: {
    ko: '그사이 파일이 바뀌었습니다. 다시 열어 주세요.',
    en: 'The file has changed meanwhile. Please open it again.',
  },
} as const satisfies WordTree;
