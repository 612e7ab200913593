import type { WordTree } from '../../../platform/i18n.ts';

export const approvalFormWords = {
  title: { ko: '{{category}} 작성', en: 'Write: {{category}}' },
  actions: { ko: '저장과 상신', en: 'Save and submit' },
  save: { ko: '임시저장', en: 'Save draft' },
  submit: { ko: '결재 상신', en: 'Submit' },
  complete: { ko: '결재 완료', en: 'Complete' },
  confirm: {
    submit: { ko: '결재를 상신하시겠습니까?', en: 'Submit this document for approval?' },
    complete: {
      ko: '전결로 바로 완료합니다. 결재를 완료하시겠습니까?',
      en: 'It is completed at once by yourself. Complete this document?',
    },
  },
  saved: { ko: '임시저장했습니다.', en: 'The draft was saved.' },
  submitted: { ko: '결재를 상신했습니다.', en: 'The document was submitted.' },
  completed: { ko: '결재를 완료했습니다.', en: 'The document was completed.' },
  selfApprove: { ko: '전결처리', en: 'Self-approve' },
  selfApproveHelp: {
    ko: '결재선 없이 바로 완료합니다. 선택한 결재선은 지워집니다.',
    en: 'Completes at once without an approval line. The chosen line is cleared.',
  },
  daySuffix: { ko: '일', en: ' days' },
  filesFailed: {
    ko: '파일 {{count}}개를 올리지 못했습니다. 문서는 임시저장되어 있습니다. 다시 올리거나 뺀 뒤 진행해 주세요.',
    en: 'Files not uploaded: {{count}}. The document is kept as a draft. Upload them again or remove them, then go on.',
  },
  filesRefused: {
    ko: '파일 {{count}}개는 올릴 수 없습니다. 문서는 임시저장되어 있습니다. 해당 파일을 뺀 뒤 진행해 주세요.',
    en: 'Files that cannot be uploaded: {{count}}. The document is kept as a draft. Remove them, then go on.',
  },
  changedTitle: { ko: '다른 곳에서 이 문서가 변경되었습니다', en: 'This document was changed elsewhere' },
  notWritable: {
    ko: '작성한 내용은 그대로 있습니다. 새 임시저장 문서로 저장하고 이어서 쓸 수 있습니다. 첨부 파일도 함께 가져옵니다.',
    en: 'What you wrote is still here. You can save it as a new draft and go on. Its attachments come along.',
  },
  saveAsNew: { ko: '새 문서로 저장', en: 'Save as new' },
  field: {
    title: { ko: '제목', en: 'Title' },
    dueDays: { ko: '처리 기한', en: 'Due in' },
    vacation: { ko: '신청일자', en: 'Application date' },
    lines: { ko: '결재선', en: 'Approval line' },
    referrers: { ko: '참조자', en: 'Referrers' },
    comment: { ko: '의견', en: 'Comment' },
    content: { ko: '내용', en: 'Content' },
    attachedDocs: { ko: '첨부 문서', en: 'Attached documents' },
    files: { ko: '첨부 파일', en: 'Attachments' },
  },
  modify: {
    back: { ko: '문서로 돌아가기', en: 'Back to the document' },
    actions: { ko: '저장', en: 'Save' },
    title: { ko: '문서 수정', en: 'Modify document' },
    save: { ko: '수정 완료', en: 'Save changes' },
    affects: {
      ko: '지금 {{names}} 님이 결재할 차례입니다. 수정을 마치면 결재선과 참조자 모두에게 바뀐 문서가 보입니다.',
      en: 'It is the turn of {{names}}. Once saved, everybody on the line and all referrers see the changed document.',
    },
    done: { ko: '문서를 수정했습니다.', en: 'The document was changed.' },
    kept: {
      ko: '작성한 내용은 새 임시저장 문서로 저장하고 이어서 쓸 수 있습니다. 첨부 파일도 함께 가져옵니다.',
      en: 'What you wrote can be saved as a new draft and gone on with. Its attachments come along.',
    },
    giveUp: { ko: '버리고 문서로 가기', en: 'Discard, to the document' },
    sendAgain: { ko: '수정 완료를 누르면 다시 올립니다.', en: 'Press Save changes to upload it again.' },
  },
} as const satisfies WordTree;
