import type { WordTree } from '../../../platform/i18n.ts';

export const documentReadersWords = {
  assign: { ko: '필독자 지정', en: 'Designate readers' },
  status: { ko: '필독 현황', en: 'Reader status' },
  title: { ko: '필독자', en: 'Readers' },
  none: { ko: '지정된 필독자가 없습니다.', en: 'Nobody has been designated.' },
  namedBy: {
    ko: '필독자는 문서 시스템 관리자와 그 매뉴얼의 관리자가 지정합니다.',
    en: 'Readers are named by document system managers and the managers of the manual.',
  },
  there: { ko: '이미 필독자입니다.', en: 'Is a reader already.' },
  saved: { ko: '필독자를 지정하였습니다.', en: 'The readers have been designated.' },
  failed: { ko: '필독자를 지정하지 못했습니다. {{message}}', en: 'The readers could not be designated. {{message}}' },
  notNamed: { ko: '지정하지 못한 사람: {{names}}.', en: 'Not designated: {{names}}.' },
  notReleased: { ko: '해제하지 못한 사람: {{names}}.', en: 'Not released: {{names}}.' },
  tooMany: { ko: '{{count}}명까지 지정할 수 있습니다.', en: '{{count}} people can be designated at most.' },
  progress: { ko: '{{readers}}명 중 {{read}}명 읽음', en: '{{read}} of {{readers}} have read it' },
  unreadOnly: { ko: '읽지 않은 사람만', en: 'Only those who have not read it' },
  search: { ko: '이름으로 찾기', en: 'Find by name' },
  name: { ko: '이름', en: 'Name' },
  readDate: { ko: '읽은 날', en: 'Read on' },
  export: { ko: '엑셀로 내려받기', en: 'Export to Excel' },
  exportFailed: { ko: '내려받지 못했습니다. {{message}}', en: 'It could not be downloaded. {{message}}' },
  noHits: { ko: '찾는 사람이 없습니다.', en: 'Nobody is found.' },
  noneUnread: {
    ko: '읽지 않은 사람 가운데 찾는 사람이 없습니다.',
    en: 'Nobody is found among those who have not read it.',
  },
  more: { ko: '{{count}}명 더 보기', en: 'Show {{count}} more' },
} as const satisfies WordTree;
