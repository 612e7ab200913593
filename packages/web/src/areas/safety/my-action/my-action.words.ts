import type { WordTree } from '../../../platform/i18n.ts';

export const myActionWords = {
  title: { ko: '내 조치', en: 'My Action' },
  assigned: { ko: '내가 담당하는 조치', en: 'Actions assigned to me' },
  referred: { ko: '내가 참조자인 조치', en: 'Actions I am a referrer of' },
  created: { ko: '내가 요청한 조치', en: 'Actions I requested' },
  empty: {
    assigned: { ko: '담당하는 조치가 없습니다.', en: 'No actions are assigned to you.' },
    referred: { ko: '참조자인 조치가 없습니다.', en: 'You are not a referrer of any action.' },
    created: { ko: '요청한 조치가 없습니다.', en: 'You have not requested any actions.' },
  },
  emptyHint: {
    assigned: { ko: '담당자로 지정되면 여기에 나타납니다.', en: 'Actions appear here once they are assigned to you.' },
    referred: {
      ko: '참조자로 지정되면 여기에 나타납니다.',
      en: 'Actions appear here once you are added as a referrer.',
    },
    created: { ko: '조치를 요청하면 여기에 나타납니다.', en: 'Actions appear here once you request them.' },
  },
  number: { ko: '조치 번호', en: 'Action no.' },
  subject: { ko: '제목', en: 'Subject' },
  status: { ko: '상태', en: 'Status' },
  mitigator: { ko: '담당자', en: 'Mitigator' },
  eventDate: { ko: '등록일', en: 'Event date' },
  dueDate: { ko: '기한', en: 'Due' },
  home: { ko: '내가 할 조치', en: 'Actions for me to take' },
  closing: { ko: '종결 승인 대기 조치', en: 'Closing requests to answer' },
  homeKind: { ko: '안전보고 · 조치', en: 'Safety · action' },
  closingKind: { ko: '안전보고 · 종결 승인', en: 'Safety · closing request' },
  news: { ko: '새 조치 {{count}}건', en: '{{count}} new actions' },
} as const satisfies WordTree;
