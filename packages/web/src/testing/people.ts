import type { ShownPerson } from '../ui/person/person-picker-texts.ts';

/** Somebody of the flight operations, as lists and choices of people show them. */
export const shownPerson = (id: number, name: string): ShownPerson => ({
  id,
  name,
  engName: '',
  position: '과장',
  department: { name: '운항팀', engName: '' },
});
