import { type Language, wordsIn } from '@portal/contract/kernel';
import {
  type ActionStatus,
  type ControlType,
  caseWords,
  type HazardSource,
  type InvestigationStatus,
  type InvestigationType,
  type PostProcessState,
} from '@portal/contract/safety';

/** The words of a printed investigation, in the language of its reader. */
export type PrintWords = {
  kind: string;
  status: Record<InvestigationStatus | ActionStatus, string>;
  type: Record<InvestigationType, string>;
  source: Record<HazardSource, string>;
  state: Record<PostProcessState, string>;
  control: Record<ControlType, string>;
  label: Record<
    | 'number'
    | 'status'
    | 'type'
    | 'source'
    | 'field'
    | 'period'
    | 'report'
    | 'author'
    | 'created'
    | 'completed'
    | 'investigators'
    | 'objective'
    | 'description'
    | 'factual'
    | 'manager'
    | 'logged'
    | 'rootCause'
    | 'cause'
    | 'hazard'
    | 'title'
    | 'identifier'
    | 'identified'
    | 'risk'
    | 'initial'
    | 'residual'
    | 'setAside'
    | 'postProcess'
    | 'conclusion'
    | 'appendix'
    | 'saved'
    | 'reason'
    | 'actions'
    | 'planned'
    | 'mitigator'
    | 'due'
    | 'files',
    string
  >;
  page: string;
};

const ko: PrintWords = {
  kind: '안전 조사 보고서',
  status: wordsIn('ko', caseWords.status),
  type: wordsIn('ko', caseWords.investigationType),
  source: wordsIn('ko', caseWords.source),
  state: { Waiting: '승인 대기', Approved: '승인', Returned: '반려' },
  control: wordsIn('ko', caseWords.control),
  label: {
    number: '조사 번호',
    status: '상태',
    type: caseWords.field.type.ko,
    source: caseWords.field.source.ko,
    field: '분야',
    period: '조사 기간',
    report: caseWords.field.reportId.ko,
    author: '담당자',
    created: '등록일',
    completed: '종결일',
    investigators: caseWords.field.investigators.ko,
    objective: caseWords.field.objective.ko,
    description: '내용',
    factual: '사실 정보',
    manager: '담당자',
    logged: '기록일',
    rootCause: '근본 원인',
    cause: '원인',
    hazard: '위해요인',
    title: caseWords.field.title.ko,
    identifier: '식별자',
    identified: '식별일',
    risk: '위험도 평가',
    initial: '초기 평가',
    residual: '잔여 위험도 평가',
    setAside: '이전 잔여 위험도 평가',
    postProcess: '조사 결과·개선 조치',
    conclusion: '결론',
    appendix: '부록',
    saved: '저장',
    reason: '반려 사유',
    actions: '조치',
    planned: '조치 계획',
    mitigator: '담당자',
    due: '기한',
    files: '증거 파일',
  },
  page: '{page} / {pages}',
};

const en: PrintWords = {
  kind: 'Safety investigation',
  status: wordsIn('en', caseWords.status),
  type: wordsIn('en', caseWords.investigationType),
  source: wordsIn('en', caseWords.source),
  state: { Waiting: 'Waiting for approval', Approved: 'Approved', Returned: 'Returned' },
  control: wordsIn('en', caseWords.control),
  label: {
    number: 'Number',
    status: 'Status',
    type: caseWords.field.type.en,
    source: caseWords.field.source.en,
    field: 'Field',
    period: 'Period',
    report: caseWords.field.reportId.en,
    author: 'Manager',
    created: 'Opened on',
    completed: 'Closed on',
    investigators: caseWords.field.investigators.en,
    objective: caseWords.field.objective.en,
    description: 'Description',
    factual: 'Factual information',
    manager: 'Manager',
    logged: 'Logged on',
    rootCause: 'Root cause',
    cause: 'Cause',
    hazard: 'Hazard',
    title: caseWords.field.title.en,
    identifier: 'Identifier',
    identified: 'Identified on',
    risk: 'Risk assessment',
    initial: 'Initial risk',
    residual: 'Residual risk',
    setAside: 'Former residual risk',
    postProcess: 'Post process',
    conclusion: 'Conclusion',
    appendix: 'Appendix',
    saved: 'Saved',
    reason: 'Returned because',
    actions: 'Actions',
    planned: 'Planned actions',
    mitigator: 'Mitigator',
    due: 'Due',
    files: 'Evidence',
  },
  page: '{page} of {pages}',
};

export const printWords: Record<Language, PrintWords> = { ko, en };
