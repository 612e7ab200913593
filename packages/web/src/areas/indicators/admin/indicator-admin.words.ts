import type { WordTree } from '../../../platform/i18n.ts';

export const indicatorAdminWords = {
  toDashboard: { ko: '안전성과지표 보기', en: 'See the indicators' },
  monthly: { ko: '월별 데이터 관리', en: 'Monthly data' },
  management: { ko: '지표 관리', en: 'Indicators' },
  sheetsHint: {
    ko: '표마다 .xlsx 파일 한 개를 선택하거나 끌어다 놓습니다. 문제가 있는 행이 하나라도 있으면 아무것도 바뀌지 않고, 파일에 없는 값은 그대로 남습니다.',
    en: 'Choose one .xlsx file for each sheet, or drop it there. A single wrong row refuses the whole file and nothing changes; values that the file does not name stay.',
  },
  sheet: {
    thresholds: {
      heading: { ko: '지표별 기준값', en: 'Thresholds by indicator' },
      hint: {
        ko: '연도, 지표번호, 예비, 목표, 주의, 경계, 심각을 한 행에 적습니다. 제안은 지난 36개월의 발생률에서 계산한 기준값입니다.',
        en: 'A row holds year, key, Reserve, TargetValue, Caution, Alert and Serious. The proposal is calculated from the rates of the 36 months before.',
      },
    },
    flights: {
      heading: { ko: '월별 운항편수', en: 'Flights by month' },
      hint: { ko: '연도, 월, 운항편수를 한 행에 적습니다.', en: 'A row holds year, month and flightCount.' },
    },
    occurrences: {
      heading: { ko: '월별 발생건수', en: 'Occurrences by month' },
      hint: {
        ko: '연도, 월, 지표번호, 발생건수를 한 행에 적습니다. 제안은 그 달에 발생한 보고서를 지표별로 센 값이며, 월을 선택하면 받을 수 있습니다.',
        en: 'A row holds year, month, key and occurrenceCount. The proposal counts the reports of a month by indicator; choose the month first.',
      },
    },
  },
  preview: {
    lastUpload: { ko: '마지막 업로드: {{at}} {{name}}', en: 'Last upload: {{at}} {{name}}' },
    noUpload: { ko: '아직 업로드한 적이 없습니다.', en: 'Nothing has been uploaded yet.' },
    changes: { ko: '바뀌는 값 {{count}}건', en: '{{count}} values change' },
    statuses: { ko: '바뀌는 상태 {{count}}건', en: '{{count}} statuses change' },
    place: { ko: '항목', en: 'Item' },
    before: { ko: '지금', en: 'Now' },
    after: { ko: '업로드 후', en: 'After the upload' },
    more: { ko: '{{count}}건이 더 있습니다.', en: '{{count}} more.' },
  },
  template: { ko: '양식 다운로드', en: 'Template' },
  propose: { ko: '제안 받기', en: 'Proposal' },
  allMonths: { ko: '전체', en: 'All' },
  key: { ko: '번호', en: 'No' },
  name: { ko: '지표', en: 'Indicator' },
  active: { ko: '사용', en: 'In use' },
  activate: { ko: '{{name}} 사용', en: 'Use {{name}}' },
} as const satisfies WordTree;
