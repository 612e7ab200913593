import type { WordTree } from '../../../platform/i18n.ts';

export const myActionWords = {
  title: { ko: '내 조치', en: 'My Action' },
  assigned: { ko: '내가 담당하는 조치', en: 'Actions I take' },
  referred: { ko: '내가 참조자인 조치', en: 'Actions I am informed of' },
  created: { ko: '내가 요청한 조치', en: 'Actions I requested' },
  noData: { ko: '데이터가 없습니다.', en: 'No data.' },
  number: { ko: '조치 번호', en: 'Action no.' },
  subject: { ko: '제목', en: 'Subject' },
  status: { ko: '상태', en: 'Status' },
  mitigator: { ko: '담당자', en: 'Mitigator' },
  eventDate: { ko: '등록일', en: 'Event date' },
  dueDate: { ko: '기한', en: 'Due' },
  home: { ko: '내가 할 조치', en: 'Actions for me to take' },
  closing: { ko: '종결 요청을 기다리는 조치', en: 'Closing requests to answer' },
  all: { ko: '내 조치 모두 보기', en: 'All my actions' },
  news: { ko: '새 조치 {{count}}건', en: '{{count}} new actions' },
} as const satisfies WordTree;
