import { checkLongSearch, type FieldProblem } from '@portal/contract/kernel';
import type { SearchType } from '../documents.words.ts';

/** A search in contents needs at least one word of two characters (rules/documents.md#search). */
export const checkSearch = (searchText: string, searchType: SearchType): FieldProblem[] =>
  searchType === 'Content' ? checkLongSearch(searchText) : [];
