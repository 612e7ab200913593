import { type FieldProblem, searchWords } from '@portal/contract/kernel';
import type { SearchType } from '../documents.words.ts';

/** In contents at least one word of two characters is looked for (rules/documents.md#search). */
export const checkSearch = (searchText: string, searchType: SearchType): FieldProblem[] =>
  searchType === 'Content' && !searchWords(searchText).some((word) => [...word].length >= 2)
    ? [{ path: 'searchText', code: 'word-too-short' }]
    : [];
