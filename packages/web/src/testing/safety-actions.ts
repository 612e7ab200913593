import type { Person } from '@portal/contract/directory';
import type { Action, ActionRow, Message, MyAction } from '@portal/contract/safety';

/** A person of the company; 7 is the signed-in user. */
export const samplePerson = (id: number, name: string): Person => ({
  id,
  code: `H${String(id).padStart(4, '0')}`,
  name,
  engName: `Person ${id}`,
  position: '과장',
  jobTitle: null,
  email: `person${id}@hanbit.example`,
  department: { id: 3, name: '운항팀', engName: 'Flight Operations' },
});

export const me = samplePerson(7, '이서연');
export const office = samplePerson(90, '배성민');

/** An action in progress, as a row in the list of its case. */
export const sampleActionRow = (id: number, change: Partial<ActionRow> = {}): ActionRow => ({
  id,
  actionNo: `ACT-2026-${String(id).padStart(5, '0')}`,
  status: 'InProgress',
  case: { type: 'Report', id: 12, no: 'SSR-2026-0012', title: '보고서 12' },
  mitigator: me,
  mitigatorHasLeft: false,
  dueDate: '2026-12-01',
  isOverdue: false,
  isClosingRequested: false,
  assignedBy: office,
  instruction: null,
  createdDate: '2026-11-20T01:00:00.000Z',
  completedDate: null,
  rootCause: null,
  referrers: [],
  attachedFiles: [],
  can: {},
  ...change,
});

export const sampleAction = (id: number, change: Partial<Action> = {}): Action => ({
  ...sampleActionRow(id),
  threads: [],
  ...change,
});

export const sampleMessage = (id: number, change: Partial<Message> = {}): Message => ({
  id,
  content: `메시지 ${id}`,
  author: office,
  createdDate: '2026-11-20T02:00:00.000Z',
  attachedFiles: [],
  actionType: 'None',
  actionCompleted: null,
  answerTo: null,
  can: {},
  ...change,
});

/** A row of My Action. */
export const sampleMyAction = (id: number, change: Partial<MyAction> = {}): MyAction => ({
  mitigationId: id,
  actionNo: `ACT-2026-${String(id).padStart(5, '0')}`,
  subject: `조치할 일 ${id}`,
  instruction: null,
  status: 'InProgress',
  dueDate: '2026-12-01',
  isOverdue: false,
  isClosingRequested: false,
  mitigator: me,
  createdDate: '2026-11-20T01:00:00.000Z',
  source: 'Report',
  sourceId: 12,
  sourceNo: 'SSR-2026-0012',
  ...change,
});
