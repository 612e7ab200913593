import { notFound } from '@tanstack/react-router';

/** As large as the database counts. */
const LARGEST_ID = 2_147_483_647;

/** The id of a record in an address; an invalid one leads to the "not found" page. */
export const recordIdIn = (address: string): number => {
  const id = Number(address);
  if (!Number.isInteger(id) || id < 1 || id > LARGEST_ID) throw notFound();
  return id;
};
