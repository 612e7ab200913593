import {
  type ApprovalDocument,
  canOnDocument,
  canOnLine,
  canOnQuestion,
  canOnReferrer,
  type DocumentPaper,
  type DocumentRow,
} from '@portal/contract/approval';
import type { Actor } from '@portal/contract/identity';

/** A row of a list of documents. */
export const sampleRow = (id: number, change: Partial<DocumentRow> = {}): DocumentRow => ({
  id,
  docNo: `LA-2026-${String(id).padStart(6, '0')}`,
  title: `[품의서] 문서 ${id}`,
  category: { id: 1, name: 'LetterOfApproval', title: '일반품의서', componentName: 'Normal' },
  status: 'InProgress',
  approvalDate: '2026-11-20',
  dueDate: '2026-11-25',
  drafterName: '김도현',
  drafterEngName: 'Dohyun Kim',
  departmentName: '운항팀',
  departmentEngName: 'Flight Operations',
  currentApprovers: ['이서연'],
  currentApproversEng: ['Lee Seoyeon'],
  currentApproverDepartments: ['운항팀'],
  currentApproverDepartmentsEng: ['Flight Operations'],
  attachedFileCount: 0,
  hasComment: false,
  isHeld: false,
  asksMe: false,
  inPlaceOf: null,
  ...change,
});

const drafter = {
  id: 7,
  code: 'H0007',
  name: '이서연',
  engName: 'Lee Seoyeon',
  position: '부장',
  jobTitle: null,
  email: 'ops.lead@hanbit.example',
  department: { id: 3, name: '운항팀', engName: 'Flight Operations' },
};

/** The drafter of the samples, who is signed in; what may be done with a sample comes from the same rules as ever. */
const reader: Actor = { employeeId: drafter.id, departmentIds: [drafter.department.id], grants: [] };

/** A memo as its drafter left it. */
export const sampleDocument = (change: Partial<DocumentPaper> = {}): ApprovalDocument => {
  const paper: DocumentPaper = {
    id: 1,
    docNo: null,
    title: '[품의서] 문서',
    content: '',
    normalType: 'request',
    category: { id: 1, name: 'LetterOfApproval', title: '일반품의서', componentName: 'Normal' },
    status: 'Draft',
    drafter,
    approvalDate: '2026-11-20',
    submittedAt: null,
    completedAt: null,
    dueDate: null,
    dueDays: 5,
    decidesArbitrarily: false,
    comment: null,
    lines: [],
    referrers: [],
    attachedDocs: [],
    attachedFiles: [],
    vacation: null,
    annualLeaveInfo: null,
    annualLeaveByYear: [],
    resubmissionOf: null,
    canceledDate: null,
    cancellationReason: null,
    nudgedAt: null,
    questions: [],
    version: 1,
    contentVersion: 1,
    ...change,
  };
  return {
    ...paper,
    lines: paper.lines.map((line) => ({
      ...line,
      waitsForHandover: false,
      isResigned: false,
      can: canOnLine(reader, paper, line.id),
    })),
    referrers: paper.referrers.map((each) => ({ ...each, can: canOnReferrer(reader, paper, each) })),
    subject: null,
    questions: paper.questions.map((each) => ({ ...each, can: canOnQuestion(reader, paper, each) })),
    draftId: null,
    can: canOnDocument(reader, paper, new Date('2026-11-20T03:00:00.000Z')),
  };
};
