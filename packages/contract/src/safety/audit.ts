import { type AuditTrail, declareTrail, fact, type Words } from '@portal/contract/kernel';
import type { ReportStatus } from './cases/states.ts';
import type { ReportType } from './reports/schema.ts';
import type { RiskLevel } from './risk/matrix.ts';
import { fields as fieldsEn, sections as sectionsEn } from './words/fields/en.ts';
import { fields as fieldsKo, sections as sectionsKo } from './words/fields/ko.ts';
import { status as statusWords } from './words/status.ts';

/** The words of both languages beside each other, as the trail has them. */
const inBoth = <Word extends string>(ko: Readonly<Record<Word, string>>, en: Readonly<Record<Word, string>>) =>
  Object.fromEntries((Object.keys(ko) as Word[]).map((word) => [word, { ko: ko[word], en: en[word] }])) as Readonly<
    Record<Word, Words>
  >;

const status = fact.word<ReportStatus>({ ko: '상태', en: 'Status' }, inBoth(statusWords.ko, statusWords.en));
const reportNo = fact.word({ ko: '보고서 번호', en: 'Report number' });
const fields = fact.list(
  fact.word(
    { ko: '바뀐 항목', en: 'Fields changed' },
    inBoth<string>({ ...fieldsKo.report, ...sectionsKo }, { ...fieldsEn.report, ...sectionsEn }),
  ),
);
const files = fact.number({ ko: '파일 수', en: 'Files' });

/**
 * The reporter acted as such. Nobody is named with it, in no entry of any report: who it was is told beside the trail, of
 * ordinary reports alone (decisions: reports, Confidential reports).
 */
const byReporter = fact.flag({ ko: '보고자', en: 'By the reporter' });
const actorHiddenWhen = 'byReporter';

const assessment = fact.number({ ko: '평가 차수', en: 'Assessment' });

const trail = {
  ko: '안전보고',
  en: 'Safety',
  records: {
    report: { ko: '안전보고서', en: 'Safety report', code: { action: 'submit', side: 'after', fact: 'reportNo' } },
    hazard: { ko: '위해요인', en: 'Hazard', code: { action: 'register', side: 'after', fact: 'hazardNo' } },
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
      on: { report: { after: { fields, byReporter }, actorHiddenWhen }, hazard: { after: { fields } } },
    },
    register: {
      ko: '등록',
      en: 'registered',
      on: {
        hazard: {
          after: { hazardNo: fact.word({ ko: '위해요인 번호', en: 'Hazard number' }), reportNo: fact.orNull(reportNo) },
        },
      },
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
    assess: {
      ko: '위험 평가',
      en: 'risk assessed',
      on: { report: { after: { assessment, riskLevel: fact.word<RiskLevel>({ ko: '위험도', en: 'Risk' }), status } } },
    },
    'assign-assessor': {
      ko: '2차 평가자 지정',
      en: 'second assessor assigned',
      on: { report: { after: { assessor: fact.employee({ ko: '2차 평가자', en: 'Second assessor' }) } } },
    },
    complete: { ko: '종결', en: 'closed', on: { report: { before: { status }, after: { status } } } },
    reopen: { ko: '재개', en: 'reopened', on: { report: { before: { status }, after: { status } } } },
    'attach-files': {
      ko: '파일 추가',
      en: 'files added',
      on: { report: { after: { files, byReporter }, actorHiddenWhen } },
    },
    relate: {
      ko: '관련 보고서 추가',
      en: 'reports related',
      on: { report: { after: { reports: fact.list(reportNo) } } },
    },
    release: {
      ko: '관련 보고서 해제',
      en: 'report released',
      on: { report: { before: { reportNo } } },
    },
    'set-main': {
      ko: '대표 보고서 변경',
      en: 'main report set',
      on: { report: { before: { reportNo }, after: { reportNo } } },
    },
    'answer-feedback': {
      ko: '피드백 답변',
      en: 'feedback answered',
      on: { report: {} },
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
