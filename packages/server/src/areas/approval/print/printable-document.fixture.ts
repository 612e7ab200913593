import type { PrintableDocument, PrintLabels } from './printable-document.ts';

const labels: PrintLabels = {
  approvalBox: '결재',
  draft: '기안',
  submitted: '상신',
  marks: { Approved: '승인', Rejected: '반려', Hold: '보류', Final: '전결', Skipped: '후열' },
  number: '문서번호',
  status: '상태',
  drafter: '기안자',
  department: '기안부서',
  approvalDate: '기안일',
  submittedOn: '상신일',
  completedOn: '완료일',
  dueDate: '처리 기한',
  referrers: '참조',
  attachedDocs: '관련 문서',
  absenceType: '휴가 종류',
  contact: '연락처',
  leavePeriods: '휴가 기간',
  attachedFiles: '첨부 파일',
  comments: '의견',
  image: '그림',
  missingImage: '표시할 수 없는 그림',
  page: '{page} / {pages}',
};

const agreers = [
  { position: '과장', name: '박지훈', mark: 'Hold' as const, date: '11.21' },
  { position: '대리', name: '최유진', mark: null, date: null },
];

/** A memo with some of its lines decided. */
export const samplePrintable = (changes: Partial<PrintableDocument> = {}): PrintableDocument => ({
  language: 'ko',
  company: '한빛항공',
  number: 'LA-2026-000123',
  categoryTitle: '일반품의서',
  title: '[품의서] 활주로 조류 퇴치 장비 구매의 건',
  status: '진행 중',
  drafter: { name: '김도현', position: '기장', department: '운항팀', date: '11.20', submittedOn: '2026-11-20 (금)' },
  approvalDate: '2026-11-20 (금)',
  completedOn: '',
  dueDate: '2026-11-25 (수)',
  steps: [
    { seq: 1, label: '결재', people: [{ position: '부장', name: '이서연', mark: 'Approved', date: '11.20' }] },
    { seq: 2, label: '합의', people: agreers },
    { seq: 3, label: '결재', people: [{ position: '상무', name: '정하늘', mark: null, date: null }] },
  ],
  referrers: ['안전보안실', '정비팀', '한지우'],
  attachedDocs: [{ number: 'LA-2026-000098', title: '조류 충돌 현황 보고' }],
  content: '<p>아래와 같이 구매하고자 하오니 재가하여 주시기 바랍니다.</p>',
  comments: [{ name: '김도현', position: '기장', at: '2026-11-20 09:12', text: '검토 부탁드립니다.', action: '상신' }],
  attachedFiles: [{ name: '견적서.pdf', size: '1.2 MB' }],
  labels,
  ...changes,
});
