import { listEmployees, type Person } from '@portal/contract/directory';
import type { FoundOfArea, FoundPerson } from '../../../platform/area.ts';
import { call } from '../../../platform/call.ts';
import { nameOf, otherNameOf } from '../../../platform/names.ts';
import PersonCard from './card-dialog.tsx';

const IN_PALETTE = 5;
const ON_PAGE = 20;
const foundOf = (person: Person): FoundPerson => ({
  key: `person-${person.id}`,
  label: [nameOf(person), person.position].join(' '),
  description: [otherNameOf(person), nameOf(person.department), person.email].filter(Boolean).join(' · '),
  personName: nameOf(person),
  Card: (props) => <PersonCard person={person} {...props} />,
});

const look = async (name: string, limit: number, signal: AbortSignal) =>
  call(listEmployees, { query: { name, limit } }, { signal });

/** People by a part of their name, or by the consonants that begin its syllables. */
export const findPeople = async (text: string, signal: AbortSignal): Promise<FoundPerson[]> =>
  (await look(text, IN_PALETTE, signal)).items.map(foundOf);

/** The same, more of them: people have no list that everybody may see. */
export const findAllPeople = async (text: string, signal: AbortSignal): Promise<FoundOfArea> => {
  const { items, total } = await look(text, ON_PAGE, signal);
  return { items: items.map(foundOf), total, lists: [] };
};
