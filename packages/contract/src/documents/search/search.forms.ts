import { checkLongSearch, type FieldProblem } from '@portal/contract/kernel';
import type { SearchType } from '../documents.words.ts';

/** In contents at least one word of two characters is looked for (rules/documents.md#search). */
export const checkSearch = (searchText: string, searchType: SearchType): FieldProblem[] =>
  searchType === 'Content' ? checkLongSearch(searchText) : [];
