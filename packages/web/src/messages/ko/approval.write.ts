export const write = {
  write: {
    title: '{{category}} 작성',
    save: '임시저장',
    submit: '결재 상신',
    complete: '결재 완료',
    confirm: {
      submit: '결재를 상신하시겠습니까?',
      complete: '전결로 바로 완료합니다. 결재를 완료하시겠습니까?',
    },
    saved: '임시저장했습니다.',
    submitted: '결재를 상신했습니다.',
    selfApprove: '전결처리',
    selfApproveHelp: '결재선 없이 바로 완료합니다. 선택한 결재선은 지워집니다.',
    daySuffix: '일',
    wrong: '확인해 주세요',
    filesFailed:
      '파일 {{count}}개를 올리지 못했습니다. 문서는 임시저장되어 있습니다. 다시 올리거나 뺀 뒤 진행해 주세요.',
    changedTitle: '다른 곳에서 이 문서가 변경되었습니다',
    changed: '작성한 내용은 그대로 있습니다. 계속하면 다음에 저장할 때 변경된 내용을 덮어씁니다.',
    overwrite: '내 내용으로 계속',
    field: {
      title: '제목',
      dueDays: '처리 기한',
      lines: '결재선',
      comment: '의견',
      content: '내용',
      files: '첨부 파일',
    },
  },
  modify: { title: '문서 수정', save: '수정 완료', done: '문서를 수정했습니다.' },
  copy: {
    title: '작성하던 내용이 있습니다',
    message: '{{at}}에 이 기기에 남겨 둔 내용을 이어서 쓸 수 있습니다.',
    withoutPictures: '그림은 남아 있지 않습니다.',
    take: '이어서 쓰기',
    drop: '버리기',
  },
  leave: {
    title: '저장하지 않은 내용이 있습니다',
    message: '이 화면을 나가면 저장하지 않은 내용이 사라집니다.',
    button: '나가기',
  },
} as const;
