import type { WordTree } from '../../../platform/i18n.ts';

export const recentDocumentWords = {
  button: { ko: '최근 문서', en: 'Recent documents' },
  title: { ko: '최근 상신한 문서', en: 'Recently submitted' },
  help: {
    ko: '선택한 문서의 내용으로 새 문서를 작성합니다. 첨부 파일은 가져오지 않습니다.',
    en: 'Starts a new document with the content of the chosen one. Its files are not taken over.',
  },
  list: { ko: '최근 상신한 문서', en: 'Recently submitted documents' },
  none: { ko: '이 서식으로 상신한 문서가 아직 없습니다.', en: 'You have not submitted a document of this kind yet.' },
  selfApproved: { ko: '전결', en: 'Self-approved' },
  from: {
    recent: {
      ko: '{{docNo}} 문서의 내용으로 새 문서를 작성합니다.',
      en: 'A new document with the content of {{docNo}}.',
    },
    rewrite: { ko: '{{docNo}} 문서를 다시 작성합니다.', en: '{{docNo}} is being rewritten.' },
  },
  withoutFiles: { ko: '첨부 파일은 가져오지 않았습니다.', en: 'Its files were not taken over.' },
  withoutResigned: {
    ko: '퇴사한 사원은 결재선에서 뺐습니다: {{names}}',
    en: 'Left out of the line because they have resigned: {{names}}.',
  },
  show: { ko: '원래 문서 보기', en: 'Show the original' },
} as const satisfies WordTree;
