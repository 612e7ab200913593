import { type NamedLine, numberLines, type Template } from '@portal/contract/approval';
import type { PresetPlace, PresetRow } from './preset.queries.ts';

type People = Pick<NamedLine, 'lines' | 'referrers' | 'leftOut'>;

const viewLine = ({ role, person }: PresetPlace) =>
  (role === 'Approve' || role === 'Agreement') && person ? [{ approvalType: role, approver: person }] : [];

const viewReferrer = ({ role, person, department }: PresetPlace): People['referrers'] => {
  if (role === 'Department' && department) {
    const { id: sourceId, name, engName } = department;
    const names = { name, engName, departmentName: name, departmentEngName: engName };
    return [{ type: 'Department', sourceId, email: null, position: null, ...names }];
  }
  if (role !== 'Employee' || !person) return [];
  const { id: sourceId, name, engName, email, position, department: of } = person;
  const names = { name, engName, departmentName: of.name, departmentEngName: of.engName };
  return [{ type: 'Employee', sourceId, email, position, ...names }];
};

/** The people who can be chosen today, with steps numbered without the others, who are listed separately. */
const viewPeople = (places: readonly PresetPlace[]): People => {
  const offered = places.filter(({ isOffered }) => isOffered);
  const left = places.filter(({ isOffered }) => !isOffered);
  return {
    lines: numberLines(offered.flatMap(viewLine)),
    referrers: offered.flatMap(viewReferrer),
    leftOut: left.map(({ role, person, department }) => ({
      type: role === 'Department' ? 'Department' : 'Employee',
      name: (person ?? department)?.name ?? null,
      engName: (person ?? department)?.engName ?? null,
    })),
  };
};

export const viewNamedLine = ({ id, name, version, places }: PresetRow): NamedLine => ({
  id,
  name,
  version,
  ...viewPeople(places),
});

export const viewTemplate = ({ id, name, version, title, content, places }: PresetRow): Template => ({
  id,
  name,
  version,
  title,
  content,
  ...viewPeople(places),
});
