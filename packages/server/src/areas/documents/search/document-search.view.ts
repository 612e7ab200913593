import { documentFileName, type FoundDocument } from '@portal/contract/documents';
import { searchWords } from '@portal/contract/kernel';
import { snippetOf } from '#platform/search-snippet';
import { viewRevision } from '../document/document.view.ts';
import type { FoundPassage, FoundRow } from './document-search.queries.ts';

/** A hit, with the text around the words if contents were searched. */
export const viewFound = (row: FoundRow, searchText: string, passage: FoundPassage | undefined): FoundDocument => {
  return {
    id: row.id,
    docType: row.doc_type,
    driveId: row.drive_id,
    manual: row.manual,
    title: row.title,
    subTitle: row.sub_title,
    fileName: documentFileName(row.title, row.extension),
    drive: row.drive,
    department: row.department,
    revision: viewRevision(row.revision, row),
    ...((passage && snippetOf(passage.text, searchWords(searchText))) ?? { snippet: null, snippetCut: null }),
    page: passage?.page ?? null,
  };
};
