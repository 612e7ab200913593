import {
  type DocType,
  documentLimits,
  type ManualClass,
  type ManualType,
  manualClasses,
  manualTypes,
  type SearchType,
} from '@portal/contract/documents';
import { Problem, withoutHidden } from '@portal/contract/kernel';

/** The search text and filters of documents, combined by AND. */
export type SearchFilter = {
  searchType: SearchType;
  searchText: string;
  docType?: DocType | undefined;
  driveId?: number | undefined;
  departmentId?: number | undefined;
  manualTypes?: readonly ManualType[] | undefined;
  manualClasses?: readonly ManualClass[] | undefined;
};

type Asked = Omit<Partial<SearchFilter>, 'searchText' | 'manualTypes' | 'manualClasses'> & {
  searchText: string;
  manualTypes?: string | undefined;
  manualClasses?: string | undefined;
};

const invalid = (path: string, code: 'required' | 'too-long' | 'wrong-type'): Problem =>
  new Problem('invalid-input', [{ path, code }]);

/** A list separated by commas, in which all values must be known; an empty list does not filter. */
const listed = <Word extends string>(path: string, text: string | undefined, known: readonly Word[]) => {
  const words = (text ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
  const found = known.filter((word) => words.includes(word));
  if (words.some((word) => !found.some((each) => each === word))) throw invalid(path, 'wrong-type');
  return words.length === 0 ? undefined : found;
};

/** The query as it is used for the search; raises `invalid-input` for errors that its schema cannot express. */
export const readFilter = (query: Asked): SearchFilter => {
  const searchText = withoutHidden(query.searchText).normalize('NFC').trim();
  if (searchText === '') throw invalid('searchText', 'required');
  if ([...searchText].length > documentLimits.searchText) throw invalid('searchText', 'too-long');
  return {
    ...query,
    searchText,
    searchType: query.searchType ?? 'Title',
    manualTypes: listed('manualTypes', query.manualTypes, manualTypes),
    manualClasses: listed('manualClasses', query.manualClasses, manualClasses),
  };
};
