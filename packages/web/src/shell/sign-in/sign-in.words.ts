import type { WordTree } from '../../platform/i18n.ts';

export const signInWords = {
  signOut: { ko: '로그아웃', en: 'Sign Out' },
  signOutForgets: {
    ko: '이 기기에 저장하지 않은 내용이 남아 있습니다. 다른 창에서 작성 중인 내용도 포함됩니다. 로그아웃하면 모두 지워집니다.',
    en: 'This device holds unsaved work, possibly in another window. Signing out deletes all of it.',
  },
  signOutHint: {
    ko: '이 기기와 회사 계정에서 로그아웃합니다.',
    en: 'This signs you out on this device and at your company account.',
  },
  signingOut: { ko: '로그아웃하고 있습니다.', en: 'Signing out.' },
  signIn: {
    title: { ko: '로그인', en: 'Sign in' },
    button: { ko: '로그인', en: 'Sign In' },
    hint: { ko: '회사 계정으로 로그인해 주세요.', en: 'Please sign in with your company account.' },
    needsHttps: {
      ko: '이 주소로는 로그인할 수 없습니다. 브라우저는 https 주소나 서버가 있는 컴퓨터에서만 로그인을 허용합니다. 관리자에게 https 주소를 문의해 주세요.',
      en: 'Nobody can sign in at this address: browsers allow it over https alone, or on the machine of the server itself. Please ask an administrator for the https address.',
    },
    failed: { ko: '로그인하지 못했습니다. 다시 로그인해 주세요.', en: 'You could not be signed in. Please try again.' },
    givenUp: { ko: '로그인을 마치지 않았습니다.', en: 'The sign-in was not finished.' },
    noUser: {
      ko: '로그인 정보를 확인하지 못했습니다. 다시 로그인해 주세요.',
      en: 'The sign-in could not be confirmed. Please sign in again.',
    },
    noProfile: { ko: 'Unable to fetch Graph profile', en: 'Unable to fetch Graph profile' },
  },
  sessionEnded: {
    title: { ko: '로그인이 만료되었습니다', en: 'Your session has ended' },
    message: {
      ko: '작성 중인 내용은 그대로 있습니다. 다시 로그인한 뒤 계속해 주세요.',
      en: 'What you are writing is still here. Sign in again, then go on.',
    },
  },
} as const satisfies WordTree;
