import { nameOf } from '../../platform/platform-names.ts';

type Named = Parameters<typeof nameOf>[0];

/** A person for display: names repeat, so the department is always included. */
export type ShownPerson = Named & { id: number; position: string; department: Named };

export const departmentNameOf = ({ department }: { department: Named }): string => nameOf(department);

/** The name, with the department if another person in the list has the same name. */
export const nameAmong = <P extends Omit<ShownPerson, 'position'>>(person: P, others: readonly P[]): string =>
  others.some((other) => other.id !== person.id && nameOf(other) === nameOf(person))
    ? `${nameOf(person)} (${departmentNameOf(person)})`
    : nameOf(person);

/** 이서연 부장. */
export const titledName = (person: Named & { position: string }): string => `${nameOf(person)} ${person.position}`;

/** 이서연 부장 · 운항팀. */
export const fullName = (person: Omit<ShownPerson, 'id'>): string =>
  `${titledName(person)} · ${departmentNameOf(person)}`;
