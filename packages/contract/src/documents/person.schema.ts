import { departmentRef, person, personName } from '@portal/contract/directory';
import { object, type Static } from '@portal/contract/kernel';

const { email, position } = person.properties;

/** Somebody as the document center tells of them. */
export const documentPerson = object({ ...personName.properties, email, position, department: departmentRef });
export type DocumentPerson = Static<typeof documentPerson>;
