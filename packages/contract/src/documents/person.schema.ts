import { departmentRef, person, personName } from '@portal/contract/directory';
import { object, type Static } from '@portal/contract/kernel';

const { email, position } = person.properties;

/** A person as records of the document center refer to them. */
export const documentPerson = object({ ...personName.properties, email, position, department: departmentRef });
export type DocumentPerson = Static<typeof documentPerson>;
