import { type AuditTrail, fact, type Words } from '@portal/contract/kernel';
import type { ActionStatus } from './action/action.states.ts';
import type { ViewedList } from './analysis/saved-view.ts';
import type { ReportStatus } from './case/case.states.ts';
import { caseWords } from './case/case.words.ts';
import { hazardLabels } from './case/case-hazard.schema.ts';
import type { HazardStatus } from './case/case-hazard.states.ts';
import type { RiskLevel } from './case/risk-matrix.ts';
import type { ReportType } from './catalogue/report-codes.ts';
import type { DutyStart } from './duty/duty.schema.ts';
import { dutyWords } from './duty/duty.words.ts';
import type { DutyBasis, DutyClass, DutyItem } from './duty/duty-law.ts';
import type { FilingForm, FilingRecipient } from './duty/filing.schema.ts';
import { filterWords } from './filter/filter.words.ts';
import type { InvestigationStatus } from './investigation/investigation.states.ts';
import { lessonWords } from './lesson/lesson.words.ts';
import { reportWords } from './report/report.words.ts';

const status = fact.word<ReportStatus>({ ko: '상태', en: 'Status' }, reportWords.status);
const reportNo = fact.word({ ko: '보고서 번호', en: 'Report number' });
const fields = fact.list(
  fact.word<string>(
    { ko: '바뀐 항목', en: 'Fields changed' },
    { ...hazardLabels, ...reportWords.field.report, ...reportWords.section, ...caseWords.field, ...lessonWords.field },
  ),
);
const files = fact.number({ ko: '파일 수', en: 'Files' });

/**
 * The reporter acted as such. No entry of any report names the reporter: for ordinary reports the name is added when
 * the trail is read (rules/safety.md#confidential-reports).
 */
const byReporter = fact.flag({ ko: '보고자 본인', en: 'By the reporter' });
const actorHiddenWhen = 'byReporter';

const entryKind = fact.word<'Message' | 'Question'>(
  { ko: '구분', en: 'Kind' },
  { Message: { ko: '메시지', en: 'Message' }, Question: { ko: '질문', en: 'Question' } },
);

const investigationNo = fact.word({ ko: '조사 번호', en: 'Investigation number' });
const hazardNo = fact.word({ ko: '위해요인 번호', en: 'Hazard number' });
const actionNo = fact.word({ ko: '조치 번호', en: 'Action number' });
const caseNo = fact.word({ ko: '안전 사례 번호', en: 'Case' });
const mitigator = fact.employee({ ko: '담당자', en: 'Mitigator' });
const investigators = fact.list(fact.employee({ ko: '조사자', en: 'Investigators' }));
const informed = fact.list(fact.employee({ ko: '조치 참조자', en: 'Informed of the action' }));
const entry = fact.id({ ko: '사실 정보 번호', en: 'Entry of facts' });

const caseStatus = fact.word<InvestigationStatus | HazardStatus | ActionStatus>(
  { ko: '상태', en: 'Status' },
  caseWords.status,
);

const eventType = {
  ...fact.number({ ko: '사건 유형', en: 'Type of event' }),
  values: caseWords.eventType,
};

const assessment = fact.number({ ko: '평가 차수', en: 'Assessment' });
const riskLevel = fact.word<RiskLevel>({ ko: '위험도', en: 'Risk' });

const basis = fact.word<DutyBasis>({ ko: '보고 구분', en: 'Basis' }, dutyWords.basis);
const dutyClass = fact.word<DutyClass>({ ko: '기한 구분', en: 'Time limit' }, dutyWords.class);
const filing = fact.id({ ko: '제출 기록 번호', en: 'Filing' });
const lessonNo = fact.orNull(fact.word({ ko: '교훈 번호', en: 'Lesson number' }));
const lesson = { lessonNo, caseNos: fact.list(fact.word({ ko: '근거 사례 번호', en: 'Numbers of cases' })) };

/** Returning has different names in different areas; the audit trail uses one. */
const calledReturn = (): Words => ({ ko: '반려', en: 'given back' });

export const safetyTrail = {
  ko: '안전보고',
  en: 'Safety',
  records: {
    report: { ko: '안전보고서', en: 'Safety report', code: { action: 'submit', side: 'after', fact: 'reportNo' } },
    investigation: {
      ko: '조사',
      en: 'Investigation',
      code: { action: 'open', side: 'after', fact: 'investigationNo' },
    },
    hazard: { ko: '위해요인', en: 'Hazard', code: { action: 'register', side: 'after', fact: 'hazardNo' } },
    action: { ko: '조치', en: 'Action', code: { action: 'assign', side: 'after', fact: 'actionNo' } },
    lesson: { ko: '안전 교훈', en: 'Lesson', code: { action: 'approve', side: 'after', fact: 'lessonNo' } },
  },
  actions: {
    submit: {
      ko: '상신',
      en: 'submitted',
      on: {
        report: {
          // 상신 is the word of approval, whose label the act has in all areas.
          act: () => ({ ko: '제출', en: 'submitted' }),
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
      on: {
        report: { after: { fields, byReporter }, actorHiddenWhen },
        investigation: { after: { fields } },
        hazard: { after: { fields } },
        lesson: { after: { ...lesson, fields } },
      },
    },
    register: {
      ko: '등록',
      en: 'registered',
      on: {
        hazard: {
          after: { hazardNo, reportNo: fact.orNull(reportNo), investigationNo: fact.optional(investigationNo) },
        },
      },
    },
    delete: {
      ko: '삭제',
      en: 'deleted',
      on: { report: { before: { status, reportNo, byReporter }, actorHiddenWhen }, lesson: { before: lesson } },
    },
    classify: {
      ko: '분류',
      en: 'classified',
      on: {
        report: {
          after: {
            status,
            eventType,
            reportToAuthority: fact.flag({ ko: '국토교통부 보고', en: 'Report to the authority' }),
            isUnmanaged: fact.flag({ ko: '관리 제외', en: 'Unnecessary to manage' }),
          },
        },
      },
    },
    assess: {
      ko: '위험도 평가',
      en: 'risk assessed',
      on: {
        report: { after: { assessment, riskLevel, status } },
        investigation: { after: { assessment, riskLevel, status: caseStatus } },
        hazard: { after: { assessment, riskLevel, status: caseStatus } },
      },
    },
    'assign-assessor': {
      ko: '2차 평가자 지정',
      en: 'second assessor assigned',
      on: { report: { after: { assessor: fact.employee({ ko: '2차 평가자', en: 'Second assessor' }) } } },
    },
    complete: {
      ko: '종결',
      en: 'closed',
      on: {
        report: { before: { status }, after: { status } },
        investigation: { before: { status: caseStatus }, after: { status: caseStatus } },
      },
    },
    reopen: {
      ko: '재개',
      en: 'reopened',
      on: {
        report: { before: { status }, after: { status } },
        investigation: { before: { status: caseStatus }, after: { status: caseStatus } },
        hazard: { before: { status: caseStatus }, after: { status: caseStatus } },
      },
    },
    'attach-files': {
      ko: '파일 추가',
      en: 'files added',
      on: {
        report: { after: { files, byReporter, filing: fact.optional(filing) }, actorHiddenWhen },
        investigation: { after: { files } },
        action: { after: { files } },
      },
    },
    'decide-duty': {
      ko: '법정 보고 확정',
      en: 'statutory filing decided',
      on: {
        report: {
          after: {
            basis,
            item: fact.orNull(fact.word<DutyItem>({ ko: '별표 20의2 항목', en: 'Item of the annex' })),
            class: dutyClass,
            startsFrom: fact.word<DutyStart>({ ko: '기산점', en: 'Starts from' }, dutyWords.startsFrom),
            dueAt: fact.orNull(fact.instant({ ko: '제출 기한', en: 'Due at' })),
          },
        },
      },
    },
    'record-filing': {
      ko: '제출 기록',
      en: 'filing recorded',
      on: {
        report: {
          after: {
            filing,
            recipient: fact.word<FilingRecipient>({ ko: '제출처', en: 'Filed with' }, dutyWords.recipient),
            form: fact.word<FilingForm>({ ko: '서식', en: 'Form' }, dutyWords.form),
            filedAt: fact.instant({ ko: '제출 일시', en: 'Filed at' }),
          },
        },
      },
    },
    'void-filing': {
      ko: '제출 기록 무효 처리',
      en: 'filing voided',
      on: { report: { before: { filing } } },
    },
    relate: {
      ko: '관련 보고서 추가',
      en: 'reports related',
      on: { report: { after: { reports: fact.list(reportNo) } } },
    },
    release: {
      ko: '해제·발행',
      en: 'released',
      on: { report: { act: () => ({ ko: '관련 보고서 해제', en: 'report released' }), before: { reportNo } } },
    },
    'set-main': {
      ko: '대표 보고서 변경',
      en: 'main report set',
      on: { report: { before: { reportNo }, after: { reportNo } } },
    },
    'answer-feedback': {
      ko: '회신 답변',
      en: 'feedback answered',
      on: { report: {} },
    },
    converse: {
      ko: '대화',
      en: 'wrote in the dialogue',
      on: { report: { after: { kind: entryKind, files, byReporter }, actorHiddenWhen } },
    },
    'remove-file': {
      ko: '파일 삭제',
      en: 'file deleted',
      on: { report: { after: { byReporter }, actorHiddenWhen }, investigation: {} },
    },
    open: {
      ko: '조사 개시',
      en: 'opened',
      on: { investigation: { after: { investigationNo, reportNo: fact.orNull(reportNo), investigators } } },
    },
    'log-fact': { ko: '사실 정보 등록', en: 'facts logged', on: { investigation: { after: { entry } } } },
    'change-fact': { ko: '사실 정보 수정', en: 'facts changed', on: { investigation: { after: { entry } } } },
    'delete-fact': { ko: '사실 정보 삭제', en: 'facts deleted', on: { investigation: { before: { entry } } } },
    'save-root-cause': {
      ko: '근본 원인 저장',
      en: 'root cause saved',
      on: { investigation: {}, action: {} },
    },
    'delete-root-cause': {
      ko: '근본 원인 삭제',
      en: 'root cause deleted',
      on: { investigation: {}, action: {} },
    },
    'save-post-process': {
      ko: '조사 결과·개선 조치 저장',
      en: 'post process saved',
      on: { investigation: { after: { status: caseStatus, planned: fact.list(mitigator) } } },
    },
    approve: {
      ko: '승인',
      en: 'approved',
      on: { investigation: { after: { status: caseStatus } }, lesson: { after: lesson } },
    },
    return: {
      ko: '되돌림',
      en: 'given back',
      on: {
        investigation: { act: calledReturn, after: { status: caseStatus } },
        lesson: { act: calledReturn, after: lesson },
      },
    },
    create: { ko: '생성', en: 'created', on: { lesson: { after: lesson } } },
    send: { ko: '승인 요청', en: 'sent for approval', on: { lesson: { after: lesson } } },
    withdraw: {
      ko: '철회',
      en: 'withdrawn',
      on: { lesson: { act: () => ({ ko: '회수', en: 'withdrawn' }), after: lesson } },
    },
    assign: {
      ko: '조치 지정',
      en: 'assigned',
      on: { action: { after: { actionNo, caseNo, mitigator, dueDate: fact.day({ ko: '기한', en: 'Due' }) } } },
    },
    message: { ko: '메시지', en: 'message written', on: { action: { after: { files } } } },
    export: {
      ko: '내보내기',
      en: 'exported',
      on: {
        portal: {
          after: {
            list: fact.word<ViewedList>({ ko: '목록', en: 'List' }, filterWords.list),
            rows: fact.number({ ko: '행 수', en: 'Rows' }),
            filters: fact.list(fact.word<string>({ ko: '조건', en: 'Filters' }, filterWords.name)),
            fromDate: fact.optional(fact.day({ ko: '시작일', en: 'From' })),
            toDate: fact.optional(fact.day({ ko: '종료일', en: 'To' })),
          },
        },
      },
    },
    'request-closing': { ko: '종결 요청', en: 'closing requested', on: { action: { after: { files } } } },
    accept: { ko: '종결 승인', en: 'closing accepted', on: { action: { after: { status: caseStatus } } } },
    reject: { ko: '반려', en: 'rejected', on: { action: { after: { status: caseStatus } } } },
    cancel: { ko: '취소', en: 'canceled', on: { action: { after: { status: caseStatus } } } },
    'add-referrers': { ko: '참조자 추가', en: 'referrers added', on: { action: { after: { informed } } } },
    'remove-referrer': { ko: '참조자 삭제', en: 'referrer removed', on: { action: { before: { informed } } } },
  },
} as const satisfies AuditTrail;
