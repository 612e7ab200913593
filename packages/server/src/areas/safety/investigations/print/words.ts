import type { Language } from '@portal/contract/kernel';
import type {
  ActionStatus,
  ControlType,
  HazardSource,
  InvestigationStatus,
  InvestigationType,
  PostProcessState,
} from '@portal/contract/safety';

/** What a printed investigation says, in the language of its reader. */
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
    | 'category'
    | 'consequences'
    | 'control'
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
  status: {
    Open: '접수',
    InProgress: '진행',
    Approval: '승인 대기',
    Action: '조치',
    Reassessment: '재평가',
    Closed: '종결',
    Completed: '완료',
    Cancelled: '취소',
  },
  type: {
    Accident_SeriousIncident: '사고·준사고',
    Incident_SignificantEvent: '사건·주요 이벤트',
    HighRiskHazard: '고위험 위해요인',
  },
  source: {
    InternalMandatoryReport: '내부 의무보고',
    InternalVoluntaryReport: '내부 자율보고',
    SiteInspection: '현장 점검',
    QualityAudit: '품질 심사',
    FOQA: 'FOQA',
    ManagementCommand: '경영진 지시',
    AuthorityRequest_CAR: '당국 요청 (CAR)',
    Others: '기타',
    Investigation: '조사',
  },
  state: { Waiting: '승인 대기', Approved: '승인', Returned: '반송' },
  control: { Avoidance: '회피', Reduction: '감소', Segregation: '분리' },
  label: {
    number: '조사 번호',
    status: '상태',
    type: '유형',
    source: '출처',
    field: '분야',
    period: '조사 기간',
    report: '보고서',
    author: '작성자',
    created: '작성일',
    completed: '종결일',
    investigators: '조사자',
    objective: '목적',
    description: '내용',
    factual: '사실 정보',
    manager: '담당자',
    logged: '기록일',
    rootCause: '근본 원인',
    cause: '원인',
    hazard: '위해요인',
    title: '제목',
    category: '분류',
    consequences: '잠재적 결과',
    control: '통제 방식',
    identifier: '식별자',
    identified: '식별일',
    risk: '위험 평가',
    initial: '최초 위험도',
    residual: '잔여 위험도',
    setAside: '이전 잔여 위험도',
    postProcess: '사후 처리',
    conclusion: '결론',
    appendix: '부록',
    saved: '저장',
    reason: '반송 사유',
    actions: '조치',
    planned: '계획',
    mitigator: '담당자',
    due: '기한',
    files: '첨부 파일',
  },
  page: '{page} / {pages}',
};

const en: PrintWords = {
  kind: 'Safety investigation',
  status: {
    Open: 'Open',
    InProgress: 'In progress',
    Approval: 'Approval',
    Action: 'Action',
    Reassessment: 'Reassessment',
    Closed: 'Closed',
    Completed: 'Completed',
    Cancelled: 'Cancelled',
  },
  type: {
    Accident_SeriousIncident: 'Accident or serious incident',
    Incident_SignificantEvent: 'Incident or significant event',
    HighRiskHazard: 'High risk hazard',
  },
  source: {
    InternalMandatoryReport: 'Internal mandatory report',
    InternalVoluntaryReport: 'Internal voluntary report',
    SiteInspection: 'Site inspection',
    QualityAudit: 'Quality audit',
    FOQA: 'FOQA',
    ManagementCommand: 'Command of the management',
    AuthorityRequest_CAR: 'Request of the authority (CAR)',
    Others: 'Others',
    Investigation: 'Investigation',
  },
  state: { Waiting: 'Waiting for approval', Approved: 'Approved', Returned: 'Given back' },
  control: { Avoidance: 'Avoidance', Reduction: 'Reduction', Segregation: 'Segregation' },
  label: {
    number: 'Number',
    status: 'Status',
    type: 'Type',
    source: 'Source',
    field: 'Field',
    period: 'Period',
    report: 'Report',
    author: 'Author',
    created: 'Opened on',
    completed: 'Closed on',
    investigators: 'Investigators',
    objective: 'Objective',
    description: 'Description',
    factual: 'Factual information',
    manager: 'Manager',
    logged: 'Logged on',
    rootCause: 'Root cause',
    cause: 'Cause',
    hazard: 'Hazard',
    title: 'Title',
    category: 'Category',
    consequences: 'Consequences',
    control: 'Control',
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
    reason: 'Given back for',
    actions: 'Actions',
    planned: 'Planned',
    mitigator: 'Mitigator',
    due: 'Due',
    files: 'Files',
  },
  page: '{page} of {pages}',
};

export const printWords: Record<Language, PrintWords> = { ko, en };
