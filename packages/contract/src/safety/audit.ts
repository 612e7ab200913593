import { type AuditTrail, declareTrail, fact } from '@portal/contract/kernel';
import type { ReportStatus } from './cases/states.ts';
import type { ReportType } from './reports/schema.ts';

const status = fact.word<ReportStatus>({ ko: '상태', en: 'Status' });
const reportNo = fact.word({ ko: '보고서 번호', en: 'Report number' });
const fields = fact.list(fact.word({ ko: '바뀐 항목', en: 'Fields changed' }));
const files = fact.number({ ko: '파일 수', en: 'Files' });

/**
 * The reporter acted as such. Nobody is named with it, in no entry of any report: who it was is told beside the trail, of
 * ordinary reports alone (decisions: reports, Confidential reports).
 */
const byReporter = fact.flag({ ko: '보고자', en: 'By the reporter' });
const actorHiddenWhen = 'byReporter';

const trail = {
  ko: '안전보고',
  en: 'Safety',
  records: {
    report: { ko: '안전보고서', en: 'Safety report', code: { action: 'submit', side: 'after', fact: 'reportNo' } },
  },
  actions: {
    submit: {
      ko: '상신',
      en: 'submitted',
      on: {
        report: {
          after: {
            status,
            reportNo,
            reportType: fact.word<ReportType>({ ko: '보고서 종류', en: 'Type of report' }),
            byReporter,
          },
          actorHiddenWhen,
        },
      },
    },
    change: {
      ko: '수정',
      en: 'changed',
      on: { report: { after: { fields, byReporter }, actorHiddenWhen } },
    },
    delete: {
      ko: '삭제',
      en: 'deleted',
      on: { report: { before: { status, reportNo, byReporter }, actorHiddenWhen } },
    },
    classify: {
      ko: '분류',
      en: 'classified',
      on: {
        report: {
          after: {
            status,
            eventType: fact.number({ ko: '사건 유형', en: 'Type of event' }),
            reportToAuthority: fact.flag({ ko: '당국 보고', en: 'Report to the authority' }),
            isUnmanaged: fact.flag({ ko: '관리 불필요', en: 'Unnecessary to manage' }),
          },
        },
      },
    },
    'attach-files': {
      ko: '파일 추가',
      en: 'files added',
      on: { report: { after: { files, byReporter }, actorHiddenWhen } },
    },
    'remove-file': {
      ko: '파일 삭제',
      en: 'file deleted',
      on: { report: { after: { byReporter }, actorHiddenWhen } },
    },
  },
} as const satisfies AuditTrail;

declare module '../kernel/audit/registry.ts' {
  interface AuditTrails {
    safety: typeof trail;
  }
}

declareTrail('safety', trail);
