import type { WordTree } from '@portal/contract/kernel';

/** The names in duties and filings, on the screen, on paper and in the audit trail. */
export const dutyWords = {
  basis: {
    Accident: { ko: '항공기사고', en: 'Accident' },
    SeriousIncident: { ko: '항공기준사고', en: 'Serious incident' },
    Obstacle: { ko: '의무보고 대상 항공안전장애', en: 'Incident that must be reported' },
    Voluntary: { ko: '자율보고', en: 'Voluntary report' },
    None: { ko: '보고 대상 아님', en: 'Nothing to report' },
  },
  item: {
    '1': { ko: '제1호', en: 'Item 1' },
    '2': { ko: '제2호', en: 'Item 2' },
    '3': { ko: '제3호', en: 'Item 3' },
    '4': { ko: '제4호', en: 'Item 4' },
    '5': { ko: '제5호(화재·고장)', en: 'Item 5 (fire and failures)' },
    '6': { ko: '제6호', en: 'Item 6' },
    '6-1': { ko: '제6호 가목', en: 'Item 6 (가)' },
    '6-2': { ko: '제6호 나목', en: 'Item 6 (나)' },
    '6-5': { ko: '제6호 마목', en: 'Item 6 (마)' },
    '7': { ko: '제7호', en: 'Item 7' },
  },
  class: {
    AtOnce: { ko: '즉시', en: 'At once' },
    Hours72: { ko: '72시간(토·공휴일 제외)', en: '72 hours, not counting Saturdays and public holidays' },
    Hours96: { ko: '96시간(토·공휴일 제외)', en: '96 hours, not counting Saturdays and public holidays' },
    Hindrance72: { ko: '사유가 끝난 때부터 72시간', en: '72 hours from the end of the hindrance' },
    Voluntary: { ko: '기한 없음(자율)', en: 'No time limit (voluntary)' },
    None: { ko: '의무 없음', en: 'No duty' },
  },
  state: {
    WithMain: { ko: '대표 보고서에서 제출', en: 'With the main report' },
    Unrecorded: { ko: '기록 없음', en: 'Not recorded' },
    Filed: { ko: '제출됨', en: 'Filed' },
    NotRequired: { ko: '제출 불필요', en: 'Not required' },
    Voluntary: { ko: '자율', en: 'Voluntary' },
    Late: { ko: '늦음', en: 'Late' },
    Waiting: { ko: '제출 대기', en: 'Waiting' },
  },
  startsFrom: {
    Event: { ko: '발생한 때부터', en: 'From the event' },
    Knowledge: { ko: '안 때부터', en: 'From when it was known' },
  },
  recipient: {
    Minister: { ko: '국토교통부장관', en: 'The Minister (MOLIT)' },
    RegionalOffice: { ko: '지방항공청장', en: 'Regional office of aviation' },
    KOTSA: { ko: '한국교통안전공단', en: 'KOTSA' },
    Other: { ko: '기타', en: 'Other' },
  },
  form: {
    '65': { ko: '별지 제65호서식', en: 'Form 65' },
    '65-2': { ko: '별지 제65호의2서식', en: 'Form 65-2' },
    '66': { ko: '별지 제66호서식', en: 'Form 66' },
    Electronic: { ko: '전자 제출', en: 'Electronic' },
    Article33: { ko: '고장 보고(법 제33조)', en: 'Report of a failure (Article 33)' },
    Other: { ko: '기타', en: 'Other' },
  },
  cause: {
    Proposal: { ko: '제안', en: 'Proposal' },
    Decision: { ko: '확정', en: 'Decision' },
    Calendar: { ko: '공휴일 변경', en: 'Change of holidays' },
  },
  from: {
    Classification: { ko: '분류에 따름', en: 'From the classification' },
    Reporter: { ko: '보고자의 판단에 따름', en: 'From what its reporter takes it for' },
    ReportType: { ko: '보고서 종류에 따름', en: 'From the type of report' },
  },
} as const satisfies WordTree;
