import type { WordTree } from '../../../platform/i18n.ts';

export const investigationPartsWords = {
  factual: {
    field: { title: { ko: '제목', en: 'Title' }, description: { ko: '내용', en: 'Description' } },
    add: { ko: '사실 정보 추가', en: 'Add factual information' },
    change: { ko: '사실 정보 수정', en: 'Change factual information' },
    changeOne: { ko: '{{name}} 수정', en: 'Change {{name}}' },
    deleteOne: { ko: '{{name}} 삭제', en: 'Delete {{name}}' },
    none: { ko: '아직 기록한 사실 정보가 없습니다.', en: 'No factual information has been logged yet.' },
    deleteTitle: { ko: '사실 정보 삭제', en: 'Delete factual information' },
    deleteMessage: {
      ko: '{{name}} 항목과 그 파일을 삭제합니다. 되돌릴 수 없습니다.',
      en: 'The entry {{name}} and its files are deleted. This cannot be undone.',
    },
    deleted: { ko: '삭제되었습니다.', en: 'Deleted.' },
    notDeleted: { ko: '삭제에 실패했습니다. {{message}}', en: 'Deleting failed. {{message}}' },
  },
  evidence: {
    label: { ko: '증거 파일', en: 'Evidence' },
    add: { ko: '증거 파일 올리기', en: 'Upload evidence' },
    removeTitle: { ko: '증거 파일 삭제', en: 'Delete evidence' },
    removeMessage: {
      ko: '{{name}} 파일을 삭제합니다. 되돌릴 수 없습니다.',
      en: 'The file {{name}} is deleted. This cannot be undone.',
    },
    leave: { ko: '나가면 올리고 있는 파일이 사라집니다.', en: 'Files that are on their way are lost if you leave.' },
  },
  rootCause: {
    title: { ko: '근본 원인', en: 'Root cause' },
    field: { cause: { ko: '원인', en: 'Cause' }, description: { ko: '설명', en: 'Description' } },
    choose: { ko: '근본 원인 선택', en: 'Choose a root cause' },
    save: { ko: '근본 원인 저장', en: 'Save root cause' },
    saved: { ko: '근본 원인이 저장되었습니다.', en: 'Root Cause saved.' },
    deleteTitle: { ko: '근본 원인 삭제', en: 'Delete the root cause' },
    deleteMessage: {
      ko: '이 조사의 근본 원인을 삭제합니다. 되돌릴 수 없습니다.',
      en: 'The root cause of this investigation is deleted. This cannot be undone.',
    },
    deleted: { ko: '근본 원인이 삭제되었습니다.', en: 'The root cause was deleted.' },
    none: { ko: '아직 저장한 근본 원인이 없습니다.', en: 'No root cause has been saved yet.' },
  },
  postProcess: {
    field: {
      conclusion: { ko: '결론', en: 'Conclusion' },
      appendix: { ko: '부록', en: 'Appendix' },
      mitigations: { ko: '조치 계획', en: 'Planned actions' },
      mitigator: { ko: '담당자', en: 'Mitigator' },
      dueDate: { ko: '기한', en: 'Due' },
      instruction: { ko: '할 일', en: 'What is to be done' },
    },
    addMitigator: { ko: '담당자 추가', en: 'Add a mitigator' },
    removeMitigator: { ko: '{{place}}번째 담당자 빼기', en: 'Remove mitigator {{place}}' },
    save: { ko: '조사 결과·개선 조치 저장', en: 'Save post process' },
    saved: {
      ko: '조사 결과·개선 조치가 저장되어 승인을 기다립니다.',
      en: 'The post process was saved and waits for approval.',
    },
    none: { ko: '아직 저장한 조사 결과·개선 조치가 없습니다.', en: 'No post process has been saved yet.' },
    nobody: { ko: '지정된 담당자가 없습니다.', en: 'No mitigator is assigned.' },
    until: { ko: '{{day}}까지', en: 'until {{day}}' },
    state: {
      Waiting: { ko: '승인을 기다리고 있습니다', en: 'Waits for approval' },
      Returned: { ko: '반려되었습니다', en: 'Returned' },
    },
    return: { ko: '반려', en: 'Return' },
    returnTitle: { ko: '조사 결과·개선 조치 반려', en: 'Return the post process' },
    reason: { ko: '반려 사유', en: 'Reason' },
    returned: { ko: '조사 결과·개선 조치를 반려했습니다.', en: 'The post process was returned.' },
  },
} as const satisfies WordTree;
