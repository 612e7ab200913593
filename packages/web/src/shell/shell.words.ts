import type { WordTree } from '../platform/i18n.ts';

export const shellWords = {
  skip: { ko: '본문으로 건너뛰기', en: 'Skip to the content' },
  onTheWay: { ko: '화면을 불러오는 중', en: 'The page is loading' },
  menu: { ko: '메뉴', en: 'Menu' },
  areas: { ko: '업무 영역', en: 'Areas' },
  settings: { ko: '설정', en: 'Settings' },
  language: { ko: '언어', en: 'Language' },
  languageName: { ko: { ko: '한국어', en: '한국어' }, en: { ko: 'English', en: 'English' } },
  colorScheme: { ko: '화면 색상', en: 'Colors' },
  schemeName: {
    auto: { ko: '시스템 설정', en: 'As the system' },
    light: { ko: '밝게', en: 'Light' },
    dark: { ko: '어둡게', en: 'Dark' },
  },
  unreadMail: {
    ko: '읽지 않은 메일 {{count}}통',
    en: { one: '{{count}} unread email', other: '{{count}} unread emails' },
  },
  notifications: { ko: '알림', en: 'Notifications' },
  unreadNotifications: { ko: '읽지 않은 알림 {{count}}개', en: 'Unread notifications: {{count}}' },
  account: { ko: '내 계정: {{name}}, {{department}}', en: 'My account: {{name}}, {{department}}' },
  profile: { ko: '내 프로필', en: 'My profile' },
  palette: { open: { ko: '검색', en: 'Search' } },
  help: { ko: '도움말', en: 'Help' },
  admin: { ko: '관리자', en: 'Admin' },
  accessDenied: { ko: '접근 권한이 없습니다.', en: 'Access denied.' },
  notRegistered: { ko: '사원 정보 없음', en: 'No employee record' },
  maintenance: {
    title: { ko: '시스템 점검', en: 'Maintenance' },
    message: {
      ko: '시스템을 점검하고 있습니다. 잠시 뒤 다시 시도해 주세요.',
      en: 'The system is under maintenance. Please try again shortly.',
    },
    waiting: { ko: '다시 열리면 보던 화면으로 돌아갑니다.', en: 'You return to where you were once it is over.' },
  },
  notFound: {
    title: { ko: '페이지를 찾을 수 없습니다', en: 'Page not found' },
    message: { ko: '주소가 바뀌었거나 없는 페이지입니다.', en: 'The address has changed or there is no such page.' },
    hint: { ko: '문제가 계속되면 IT 헬프데스크에 알려 주세요.', en: 'If this persists, please tell the IT help desk.' },
  },
  home: {
    title: { ko: '홈', en: 'Home' },
    recent: { ko: '최근 본 기록', en: 'Recently viewed' },
    recentHint: {
      ko: '이 기기에만 남고, 로그아웃하면 지워집니다.',
      en: 'Kept on this device only, until you sign out.',
    },
  },
} as const satisfies WordTree;
