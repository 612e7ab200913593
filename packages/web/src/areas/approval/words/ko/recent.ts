export const recent = {
  button: '최근 문서',
  title: '최근 상신한 문서',
  help: '선택한 문서의 내용으로 새 문서를 작성합니다. 첨부 파일은 가져오지 않습니다.',
  list: '최근 상신한 문서',
  none: '이 서식으로 상신한 문서가 아직 없습니다.',
  selfApproved: '전결',
  from: {
    recent: '{{docNo}} 문서의 내용으로 새 문서를 작성합니다.',
    rewrite: '{{docNo}} 문서를 다시 작성합니다.',
  },
  withoutFiles: '첨부 파일은 가져오지 않았습니다.',
  show: '원래 문서 보기',
  resubmission: '재상신: {{docNo}}',
} as const;

export const preview = {
  button: '미리보기',
  title: '미리보기',
} as const;
