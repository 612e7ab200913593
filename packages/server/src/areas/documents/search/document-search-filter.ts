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

/** What is looked for, and in which documents: every part that is there narrows. */
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

/** Words with commas between, all of them known; none at all narrow nothing. */
const listed = <Word extends string>(path: string, text: string | undefined, known: readonly Word[]) => {
  const words = (text ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
  const found = known.filter((word) => words.includes(word));
  if (words.some((word) => !found.some((each) => each === word))) throw invalid(path, 'wrong-type');
  return words.length === 0 ? undefined : found;
};

/** The query as it is searched by; raises `invalid-input` for what its schema cannot say. */
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
