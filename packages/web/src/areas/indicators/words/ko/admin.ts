export const admin = {
  toDashboard: '안전성과지표 보기',
  monthly: '월별 데이터 관리',
  management: '지표 관리',
  sheetsHint:
    '표마다 .xlsx 파일 한 개를 선택하거나 끌어다 놓습니다. 문제가 있는 행이 하나라도 있으면 아무것도 바뀌지 않고, 파일에 없는 값은 그대로 남습니다.',
  sheet: {
    thresholds: {
      heading: '지표별 기준값',
      hint: '연도, 지표번호, 예비, 목표, 주의, 경계, 심각을 한 행에 적습니다. 제안은 지난 36개월의 발생률에서 계산한 기준값입니다.',
    },
    flights: { heading: '월별 운항편수', hint: '연도, 월, 운항편수를 한 행에 적습니다.' },
    occurrences: {
      heading: '월별 발생건수',
      hint: '연도, 월, 지표번호, 발생건수를 한 행에 적습니다. 제안은 그 달에 발생한 보고서를 지표별로 센 값이며, 월을 선택하면 받을 수 있습니다.',
    },
  },
  preview: {
    lastUpload: '마지막 업로드: {{at}} {{name}}',
    noUpload: '아직 업로드한 적이 없습니다.',
    changes: '바뀌는 값 {{count}}건',
    statuses: '바뀌는 상태 {{count}}건',
    place: '항목',
    before: '지금',
    after: '업로드 후',
    more: '{{count}}건이 더 있습니다.',
  },
  template: '양식 다운로드',
  propose: '제안 받기',
  allMonths: '전체',
  key: '번호',
  name: '지표',
  active: '사용',
  activate: '{{name}} 사용',
} as const;
