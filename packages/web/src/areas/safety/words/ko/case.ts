/** What investigations and hazards say alike. */
export const caseWords = {
  everySource: '모든 경로',
  choose: '선택하세요',
  failed: '볼 수 없습니다',
  leave: '이 페이지를 나가시겠습니까? 작성한 내용은 저장되지 않습니다.',
  chooseReport: '보고서 선택',
  noReports: '연결할 수 있는 보고서가 없습니다.',
  linkTitle: '연결 보고서',
  linkMessage: '{{name}} 보고서를 관련 보고서로 설정하시겠습니까?',
  link: '연결',
  unlink: '{{name}} 연결 해제',
} as const;
