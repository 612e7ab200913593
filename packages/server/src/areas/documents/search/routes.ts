import * as contract from '@portal/contract/documents';
import { pageRequest, requireValid, toPage } from '@portal/contract/kernel';
import type { Router } from '#platform/http/router';
import type { DocumentRouteServices } from '../documents-services.ts';
import type { DocumentTables } from '../documents-tables.ts';
import { findPassages, searchDocumentRows } from './document-search.queries.ts';
import { viewFound } from './document-search.view.ts';
import { readFilter } from './document-search-filter.ts';

/** Searches all drives: every employee may see every document. */
export const searchRoutes = (router: Router<DocumentTables>, { db }: DocumentRouteServices): void => {
  router.read(contract.searchDocuments, async ({ query }) => {
    const filter = readFilter(query);
    const { searchText, searchType } = filter;
    requireValid(contract.checkSearch(searchText, searchType));
    const page = pageRequest({ limit: contract.SEARCH_LIMIT, ...query });
    const { rows, counted } = await searchDocumentRows(db, filter, page);
    const ids = searchType === 'Content' ? rows.map(({ id }) => id) : [];
    const passages = new Map(
      (ids.length === 0 ? [] : await findPassages(db, ids, searchText)).map((each) => [each.document_id, each]),
    );
    return toPage(
      rows.map((row) => viewFound(row, searchText, passages.get(row.id))),
      counted,
      page,
    );
  });
};
