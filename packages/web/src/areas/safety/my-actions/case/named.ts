import { useQuery } from '@tanstack/react-query';
import { lookupQuery } from './api.ts';

/** What the catalogue calls a code; the code itself where it does not know it. */
export const useNamed = (lookup: Parameters<typeof lookupQuery>[0], code: string): string =>
  useQuery(lookupQuery(lookup)).data?.find(({ value }) => value === code)?.description ?? code;
