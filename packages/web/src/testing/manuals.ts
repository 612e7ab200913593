import { type DepartmentNode, listDepartments } from '@portal/contract/directory';
import { listManuals, type Manual } from '@portal/contract/documents';
import { pageOf, samplePerson } from './documents.ts';
import { reply } from './given-portal.tsx';

/** A manual of the department's drive, without a document. */
export const sampleManual = (id: number, change: Partial<Manual> = {}): Manual => ({
  id,
  manualType: 'Manuals',
  manualClass: 'Authorized',
  docNo: `FOM-${id}`,
  title: `운항 규정 ${id}`,
  subTitle: null,
  abbr: null,
  departmentId: 3,
  departmentName: '운항팀',
  departmentEngName: 'Flight Team',
  driveId: 2,
  documentId: null,
  controlled: false,
  inForce: null,
  upcoming: [],
  managers: [samplePerson(7, '이서연')],
  version: 4,
  can: { change: true, delete: true },
  ...change,
});

const node = (id: number, name: string, childNodes: DepartmentNode[] = []): DepartmentNode => ({
  id,
  parentId: id === 1 ? null : 1,
  level: id === 1 ? 1 : 2,
  code: `D${id}`,
  name,
  engName: name,
  childNodes,
});

/** 본부 with 운항팀 and 정비팀 below it. */
export const departmentsThere = reply(listDepartments, [node(1, '본부', [node(3, '운항팀'), node(4, '정비팀')])]);

/** What an administrator of the document center finds: the list of manuals, and the departments to choose from. */
export const givenManuals = (manuals: Manual[], can: { make?: true } = { make: true }) => [
  reply(listManuals, { ...pageOf(manuals), can }),
  departmentsThere,
];
