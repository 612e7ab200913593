import { expect } from 'vitest';

type Compared<Person, Row extends { id: number }> = {
  people: readonly Person[];
  /** All records, in the order of their list. */
  rows: readonly Row[];
  /** The result of the contract's rule for one record. */
  sees: (person: Person, row: Row) => boolean;
  /** The ids that the database returns for a person, by a call or a query. */
  listed: (person: Person) => Promise<readonly number[]>;
  nameOf: (person: Person) => string;
};

/**
 * Checks for each person and record that the database lists it exactly if the rule allows it, and that the generated
 * rows are meaningful: somebody sees something, and not everybody sees all. Returns the number of visible records.
 */
export const expectSameScope = async <Person, Row extends { id: number }>({
  people,
  rows,
  sees,
  listed,
  nameOf,
}: Compared<Person, Row>): Promise<number> => {
  let seen = 0;
  for (const person of people) {
    const expected = rows.filter((row) => sees(person, row)).map(({ id }) => id);
    expect([nameOf(person), await listed(person)]).toEqual([nameOf(person), expected]);
    seen += expected.length;
  }
  expect(seen).toBeGreaterThan(0);
  expect(seen).toBeLessThan(people.length * rows.length);
  return seen;
};
