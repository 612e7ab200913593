import { type AuditTrail, fact } from '@portal/contract/kernel';

const grants = fact.list(fact.word({ ko: '권한', en: 'Rights' }));

export const identityTrail = {
  ko: '권한',
  en: 'Rights',
  records: {},
  actions: {
    'set-grants': {
      ko: '권한 변경',
      en: 'rights changed',
      // The first administrator of an empty company had no grants before.
      on: { employee: { before: { grants: fact.optional(grants) }, after: { grants } } },
    },
    'reset-sign-in': { ko: '로그인 연결 초기화', en: 'sign-in reset', on: { employee: {} } },
  },
} as const satisfies AuditTrail;
