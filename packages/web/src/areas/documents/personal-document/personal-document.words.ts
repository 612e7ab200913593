import type { WordTree } from '../../../platform/i18n.ts';

export const personalDocumentWords = {
  favourites: { ko: '즐겨찾기', en: 'Favorites' },
  recent: { ko: '최근 본 문서', en: 'Recent' },
  add: { ko: '{{title}} 즐겨찾기 추가', en: 'Add {{title}} to favorites' },
  remove: { ko: '{{title}} 즐겨찾기 해제', en: 'Remove {{title}} from favorites' },
  noFavourites: {
    ko: '즐겨찾기한 문서가 없습니다. 문서의 별표를 누르면 여기에 나타납니다.',
    en: 'No favorites yet. Press the star of a document and it appears here.',
  },
  noRecent: {
    ko: '최근 본 문서가 없습니다. 문서를 열면 여기에 나타납니다.',
    en: 'Nothing opened yet. Documents that you open appear here.',
  },
  all: { ko: '{{count}}건 모두 보기', en: 'Show all {{count}}' },
  fewer: { ko: '접기', en: 'Show fewer' },
} as const satisfies WordTree;
