import { limits, type Referrer } from '@portal/contract/approval';
import type { DepartmentNode, Person } from '@portal/contract/directory';
import { searchWords } from '@portal/contract/kernel';
import { nameOf } from '../../../platform/platform-names.ts';

const departmentOf = ({ departmentName, departmentEngName }: PickedReferrer): string =>
  nameOf({ name: departmentName, engName: departmentEngName });

/** 강태오, or the department. */
export const referrerName = (referrer: PickedReferrer): string =>
  referrer.type === 'Department' ? departmentOf(referrer) : nameOf(referrer);

/** 강태오 과장 (정비팀), or the department. */
export const referrerText = (referrer: PickedReferrer): string =>
  referrer.type === 'Department'
    ? departmentOf(referrer)
    : `${[nameOf(referrer), referrer.position].filter(Boolean).join(' ')} (${departmentOf(referrer)})`;

/** A referrer in the state of a form, as the pickers and the view show them. */
export type PickedReferrer = Omit<Referrer, 'addedById'>;

/** The departments by id, each with the ids from itself up to the root. */
export type DepartmentTree = ReadonlyMap<number, { department: DepartmentNode; path: readonly number[] }>;

export const treeOf = (nodes: readonly DepartmentNode[], above: readonly number[] = []): DepartmentTree =>
  new Map(
    nodes.flatMap((department) => {
      const path = [department.id, ...above];
      return [[department.id, { department, path }] as const, ...treeOf(department.childNodes, path)];
    }),
  );

/** The available departments: the chosen one and those directly below it; with a name, all below that hold it. */
export const availableDepartments = (
  roots: readonly DepartmentNode[],
  tree: DepartmentTree,
  chosenId: number | undefined,
  name: string,
): DepartmentNode[] => {
  const chosen = chosenId === undefined ? undefined : tree.get(chosenId)?.department;
  if (name === '') return chosen ? [chosen, ...chosen.childNodes] : [...roots];
  const words = searchWords(name.toLowerCase());
  return [...treeOf(chosen ? [chosen] : roots).values()]
    .map(({ department }) => department)
    .filter((department) => {
      const names = `${department.name}\n${department.engName}`.toLowerCase();
      return words.every((word) => names.includes(word));
    });
};

export const referrerOfPerson = ({ id, name, engName, email, position, department }: Person): PickedReferrer => ({
  type: 'Employee',
  sourceId: id,
  name,
  engName,
  email,
  position,
  departmentName: department.name,
  departmentEngName: department.engName,
});

export const referrerOfDepartment = ({ id, name, engName }: DepartmentNode): PickedReferrer => ({
  type: 'Department',
  sourceId: id,
  name,
  engName,
  email: null,
  position: null,
  departmentName: name,
  departmentEngName: engName,
});

export type ReferrerRef = Pick<PickedReferrer, 'type' | 'sourceId'>;

export const referrerKey = ({ type, sourceId }: ReferrerRef): string => `${type} ${sourceId}`;

/** The people among referrers, by their ids. */
export const employeeIdsOf = (referrers: readonly ReferrerRef[]): ReadonlySet<number> =>
  new Set(referrers.filter(({ type }) => type === 'Employee').map(({ sourceId }) => sourceId));

const holds = (referrers: readonly ReferrerRef[], ref: ReferrerRef): boolean =>
  referrers.some((each) => referrerKey(each) === referrerKey(ref));

/** What decides who can be picked. */
export type Selection = {
  tree: DepartmentTree;
  /** Present referrers of the document, which stay; empty while all can be changed. */
  present: readonly PickedReferrer[];
  picked: readonly PickedReferrer[];
  drafterId: number;
  approverIds: ReadonlySet<number>;
};

export type ReferrerRefusal =
  | { why: 'drafter' | 'on-line' | 'present' | 'twice' | 'full' }
  /** A picked department takes them in. */
  | { why: 'covered'; by: PickedReferrer };

const refuse = (why: 'drafter' | 'on-line' | 'present' | 'twice' | 'full'): ReferrerRefusal => ({ why });

const refusalOfPresent = ({ present, picked }: Selection, ref: ReferrerRef): ReferrerRefusal | undefined => {
  if (holds(present, ref)) return refuse('present');
  return holds(picked, ref) ? refuse('twice') : undefined;
};

/** The referred department on the way from one up to the root. */
const coverOf = ({ present, picked }: Selection, path: readonly number[]): ReferrerRefusal | undefined => {
  const by = [...present, ...picked].find(({ type, sourceId }) => type === 'Department' && path.includes(sourceId));
  return by && { why: 'covered', by };
};

const isFull = ({ present }: Selection, picked: readonly PickedReferrer[]): boolean =>
  present.length + picked.length > limits.referrers;

/** Picking a department takes those below it out of the selection (rules/approval.md#referrers); people stay. */
const withDepartment = ({ tree, picked }: Selection, department: DepartmentNode): PickedReferrer[] => {
  const isBelow = ({ type, sourceId }: PickedReferrer) =>
    type === 'Department' && tree.get(sourceId)?.path.includes(department.id) === true;
  return [...picked.filter((each) => !isBelow(each)), referrerOfDepartment(department)];
};

const withPerson = ({ picked }: Selection, person: Person): PickedReferrer[] => [...picked, referrerOfPerson(person)];

/** Why a person cannot be picked; undefined: they can. */
export const refusalOfPerson = (selection: Selection, person: Person): ReferrerRefusal | undefined => {
  if (person.id === selection.drafterId) return refuse('drafter');
  if (selection.approverIds.has(person.id)) return refuse('on-line');
  return (
    refusalOfPresent(selection, { type: 'Employee', sourceId: person.id }) ??
    coverOf(selection, selection.tree.get(person.department.id)?.path ?? [person.department.id]) ??
    (isFull(selection, withPerson(selection, person)) ? refuse('full') : undefined)
  );
};

/** Why a department cannot be picked; undefined: it can. */
export const refusalOfDepartment = (selection: Selection, department: DepartmentNode): ReferrerRefusal | undefined =>
  refusalOfPresent(selection, { type: 'Department', sourceId: department.id }) ??
  coverOf(selection, selection.tree.get(department.id)?.path ?? []) ??
  (isFull(selection, withDepartment(selection, department)) ? refuse('full') : undefined);

export type ReferrerChange =
  | { kind: 'person'; person: Person }
  | { kind: 'department'; department: DepartmentNode }
  | { kind: 'remove'; ref: ReferrerRef }
  | { kind: 'clear' };

/** The selection after a change; a refused change changes nothing. */
export const changeReferrers = (selection: Selection, change: ReferrerChange): readonly PickedReferrer[] => {
  const { picked } = selection;
  switch (change.kind) {
    case 'person':
      return refusalOfPerson(selection, change.person) ? picked : withPerson(selection, change.person);
    case 'department':
      return refusalOfDepartment(selection, change.department) ? picked : withDepartment(selection, change.department);
    case 'remove':
      return picked.filter((each) => referrerKey(each) !== referrerKey(change.ref));
    case 'clear':
      return [];
  }
};

/** Whether the selections are equal, in any order. */
export const sameReferrers = (one: readonly ReferrerRef[], other: readonly ReferrerRef[]): boolean =>
  one.length === other.length && one.every((ref) => holds(other, ref));
