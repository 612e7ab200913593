import type { WordTree } from '@portal/contract/kernel';

/** The names of statuses, sources, types and fields of investigations and hazards. */
export const caseWords = {
  status: {
    Open: { ko: '접수', en: 'Open' },
    InProgress: { ko: '진행 중', en: 'In progress' },
    Approval: { ko: '승인 대기', en: 'Approval' },
    Action: { ko: '조치', en: 'Action' },
    Reassessment: { ko: '재평가', en: 'Reassessment' },
    Closed: { ko: '종결', en: 'Closed' },
    Completed: { ko: '완료', en: 'Completed' },
    Cancelled: { ko: '취소', en: 'Cancelled' },
  },
  source: {
    InternalMandatoryReport: { ko: '의무보고서(SSR)', en: 'Mandatory report (SSR)' },
    InternalVoluntaryReport: { ko: '자율보고서(SSVR)', en: 'Voluntary report (SSVR)' },
    SiteInspection: { ko: '현장 점검', en: 'Site inspection' },
    QualityAudit: { ko: '품질 심사', en: 'Quality audit' },
    FOQA: { ko: '비행자료 분석(FOQA)', en: 'Flight data analysis (FOQA)' },
    ManagementCommand: { ko: '경영진 지시', en: 'Command of the management' },
    AuthorityRequest_CAR: { ko: '당국 요청(CAR)', en: 'Request of the authority (CAR)' },
    Others: { ko: '기타', en: 'Others' },
    Investigation: { ko: '조사', en: 'Investigation' },
  },
  investigationType: {
    Accident_SeriousIncident: { ko: '사고·준사고', en: 'Accident or serious incident' },
    Incident_SignificantEvent: { ko: '항공안전장애·중요 사건', en: 'Incident or significant event' },
    HighRiskHazard: { ko: '고위험 위해요인', en: 'High risk hazard' },
  },
  field: {
    title: { ko: '제목', en: 'Title' },
    source: { ko: '발굴 경로', en: 'Source' },
    type: { ko: '조사 종류', en: 'Type' },
    objective: { ko: '목적', en: 'Objective' },
    investigators: { ko: '조사자', en: 'Investigators' },
    startDate: { ko: '시작일', en: 'Start' },
    endDate: { ko: '종료일', en: 'End' },
    reportId: { ko: '연결 보고서', en: 'Linked report' },
  },
  control: {
    Avoidance: { ko: '회피', en: 'Avoidance' },
    Reduction: { ko: '감소', en: 'Reduction' },
    Segregation: { ko: '격리', en: 'Segregation' },
  },
  eventType: {
    0: { ko: '사고', en: 'Accident' },
    1: { ko: '준사고', en: 'Serious incident' },
    2: { ko: '항공안전장애', en: 'Incident' },
    3: { ko: '비정상', en: 'Irregularity' },
    4: { ko: '기타 사건', en: 'Other event' },
  },
} as const satisfies WordTree;
