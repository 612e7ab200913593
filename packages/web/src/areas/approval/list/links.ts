import type { DocumentList, DocumentRow } from '@portal/contract/approval';
import { linkOptions } from '@tanstack/react-router';
import type { RowLink } from '../../../ui/table/column.ts';
import { writeSearchFrom } from '../view/search.ts';
import type { ListSearch } from './search.ts';

/** A draft opens where it is written, everything else where it is read, knowing the list to go back to; what waits begins a queue. */
export const rowLink = (
  list: DocumentList,
  { id, category }: Pick<DocumentRow, 'id' | 'category'>,
  search: ListSearch = {},
): RowLink =>
  list === 'draft'
    ? linkOptions({
        to: '/approval/documents/write/{-$id}',
        params: { id: String(id) },
        search: writeSearchFrom(category.name, search),
      })
    : linkOptions({
        to: '/approval/documents/view/$id',
        params: { id: String(id) },
        search: { ...search, 'list-type': list },
        ...(list === 'requested' ? { state: { queued: 'list' } } : {}),
      });
