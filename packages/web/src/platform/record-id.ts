import { notFound } from '@tanstack/react-router';

/** The id of a record in an address; what is none leads to the page that says so. */
export const recordIdIn = (address: string): number => {
  const id = Number(address);
  if (!Number.isInteger(id) || id < 1) throw notFound();
  return id;
};
