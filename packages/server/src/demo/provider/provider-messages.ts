import type { Language } from '@portal/contract/kernel';

const ko = {
  signIn: '로그인',
  signInAs: '데모 회사의 사원 계정을 고르면 그 사람으로 로그인합니다. 비밀번호는 없습니다.',
  searchLabel: '이름 또는 이메일로 찾기',
  search: '찾기',
  accounts: '데모 계정',
  found: '찾은 계정',
  none: '조건에 맞는 재직 중인 사원이 없습니다. 이름이나 이메일의 일부로 찾아 보세요.',
  showAll: '데모 계정 보기',
  unknownAccount: '없는 계정입니다. 목록에서 골라 주세요.',
  expired: '로그인 요청이 만료되었습니다.',
  expiredHelp: '시간이 지났거나 다른 창에서 이미 끝난 요청입니다. 포털에서 다시 로그인해 주세요.',
  toPortal: '포털로 가기',
  signOut: '로그아웃',
  signOutQuestion: '이 브라우저에서 로그아웃할까요?',
  stay: '로그인 유지',
  signedOut: '로그아웃했습니다.',
  failed: '로그인 요청을 처리할 수 없습니다.',
};

const en: typeof ko = {
  signIn: 'Sign in',
  signInAs: 'Choose an account of the demo company to sign in as that person. There is no password.',
  searchLabel: 'Find by name or email',
  search: 'Search',
  accounts: 'Demo accounts',
  found: 'Accounts found',
  none: 'No active employee matches. Try a part of a name or email.',
  showAll: 'Show the demo accounts',
  unknownAccount: 'There is no such account. Please choose one from the list.',
  expired: 'This sign-in request has expired.',
  expiredHelp: 'It took too long, or was finished in another window. Please sign in again from the portal.',
  toPortal: 'Go to the portal',
  signOut: 'Sign out',
  signOutQuestion: 'Sign out in this browser?',
  stay: 'Stay signed in',
  signedOut: 'You are signed out.',
  failed: 'This sign-in request cannot be carried out.',
};

export const messages: Record<Language, typeof ko> = { ko, en };
