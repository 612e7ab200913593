import { checkLongSearch, type FieldProblem } from '@portal/contract/kernel';

/** A search in contents needs at least one word of two letters (rules/safety.md#filters). */
export const checkSearchWords = (query: {
  searchType?: string | undefined;
  searchText?: string | undefined;
}): FieldProblem[] => (query.searchType === 'Content' ? checkLongSearch(query.searchText) : []);
