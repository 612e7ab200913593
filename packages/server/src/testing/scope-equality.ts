import { expect } from 'vitest';

type Compared<Person, Row extends { id: number }> = {
  people: readonly Person[];
  /** Every record there is, in the order in which it is listed. */
  rows: readonly Row[];
  /** What the rule of the contract says of one record. */
  sees: (person: Person, row: Row) => boolean;
  /** Ids that the database gives a person, whether through a call or a query. */
  listed: (person: Person) => Promise<readonly number[]>;
  nameOf: (person: Person) => string;
};

/**
 * Proves that what the database lists for each person is what the rule lets them see, record by record, and that the
 * generated rows were worth it: somebody sees something, and not everybody sees all. Answers how many were seen.
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
