/** My Action, for one action. */
export const view = {
  back: '내 조치 목록',
  tabs: '조치',
  tab: { details: '조치 상세', mitigation: '조치' },
  source: { Report: '안전보고서', Investigation: '조사', Hazard: '위해요인' },
  failed: '조치를 볼 수 없습니다',
  case: {
    number: '번호',
    state: '상태',
    category: '분류',
    type: '종류',
    source: '출처',
    field: '분야',
    period: '조사 기간',
    investigators: '조사자',
    author: '등록자',
    objective: '목적',
    description: '내용',
    identified: '식별일',
    identifier: '식별자',
    consequences: '예상 결과',
  },
} as const;
