import type { WordTree } from '../../platform/i18n.ts';

export const notificationWords = {
  title: { ko: '알림', en: 'Notifications' },
  all: { ko: '알림 전체 보기', en: 'All notifications' },
  settings: { ko: '알림 설정', en: 'Settings' },
  readAll: { ko: '모두 읽음', en: 'Mark all as read' },
  isUnread: { ko: '읽지 않음', en: 'Unread' },
  times: { ko: '{{count}}건', en: '{{count}} times' },
  more: { ko: '더 보기', en: 'Show more' },
  filter: { ko: '보기', en: 'Show' },
  shown: { all: { ko: '전체', en: 'All' }, unread: { ko: '읽지 않음', en: 'Unread' } },
  nothing: { ko: '알림이 없습니다.', en: 'There are no notifications.' },
  nothingUnread: { ko: '읽지 않은 알림이 없습니다.', en: 'There are no unread notifications.' },
  nothingHint: {
    ko: '결재, 안전보고, 문서센터에서 나와 관련된 일이 생기면 여기에 나타납니다.',
    en: 'What concerns you in approvals, safety reports and documents appears here.',
  },
  mail: {
    title: { ko: '알림 설정', en: 'Notification settings' },
    intro: {
      ko: '알림은 항상 포털에 표시됩니다. 메일로도 받을 알림을 고르세요. 메일에는 내용 없이 번호와 링크만 담깁니다.',
      en: 'Notifications always appear in the portal. Choose which of them you also want by email. Emails contain only a number and a link, no content.',
    },
    none: {
      ko: '알림은 항상 포털에 표시됩니다. 이 포털에는 메일 서버가 설정되어 있지 않아 메일로는 받을 수 없습니다.',
      en: 'Notifications always appear in the portal. This portal has no mail server, so nothing can be sent by email.',
    },
    kind: { ko: '알림', en: 'Notification' },
    mode: { ko: '메일', en: 'Email' },
    modes: {
      off: { ko: '받지 않음', en: 'No email' },
      'at-once': { ko: '바로', en: 'At once' },
      daily: { ko: '하루 한 번', en: 'Once a day' },
    },
    every: { ko: '모두', en: 'All' },
    saved: { ko: '알림 설정을 저장했습니다.', en: 'The settings were saved.' },
    dailyHint: {
      ko: '하루 한 번은 매일 아침 7시에 한 통으로 모아 보냅니다.',
      en: 'Once a day: all of them in one email at 7 in the morning.',
    },
  },
} as const satisfies WordTree;
