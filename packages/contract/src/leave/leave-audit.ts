import { type AuditTrail, fact } from '@portal/contract/kernel';

export const leaveTrail = {
  ko: '휴가',
  en: 'Leave',
  records: { 'leave-year': { ko: '연차', en: 'Leave of' } },
  actions: {
    'import-totals': {
      ko: '연차 부여일수 업로드',
      en: 'total days imported',
      on: {
        'leave-year': {
          after: {
            rows: fact.number({ ko: '행 수', en: 'Rows' }),
            added: fact.number({ ko: '신규', en: 'New' }),
            changed: fact.number({ ko: '변경', en: 'Changed' }),
            unchanged: fact.number({ ko: '그대로', en: 'Unchanged' }),
          },
        },
      },
    },
  },
} as const satisfies AuditTrail;
