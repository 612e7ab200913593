import { endpoint, integer, list, object, text } from '@portal/contract/kernel';

/** A list of values in wire format, each with its number from 1 and its name in English. */
const lookup = list(object({ key: integer(1, 99), value: text(40), description: text(60) }));

export const lookupOf = <const Path extends string>(path: Path, summary: string) =>
  endpoint({ method: 'GET', path, summary, access: { menu: 'ESMS' }, reply: lookup });
