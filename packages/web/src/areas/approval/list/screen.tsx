import type { DocumentList } from '@portal/contract/approval';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { useListPage } from '../../../ui/list/page.ts';
import { ListScreen } from '../../../ui/list/screen.tsx';
import { useList } from '../../../ui/list/state.ts';
import { useChosenRows } from '../../../ui/table/chosen-rows.ts';
import { documentListQuery } from '../document/api.ts';
import { approvalListWords } from './approval-list.words.ts';
import DraftActions from './draft-actions.tsx';
import { useEmptyWords } from './empty.tsx';
import { DocumentFilters } from './filters.tsx';
import { documentList } from './search.ts';
import { useDocumentTable } from './table.tsx';
import ApproveActions from './together/actions.tsx';

/** One of the six lists of approval documents. */
export const DocumentListScreen = ({ name }: { name: DocumentList }) => {
  const { t } = useTranslation();
  const list = useList(documentList);
  const result = useListPage(documentListQuery(name, list.query));
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const table = useDocumentTable(name, list.search);
  const selectable = name === 'draft' || name === 'requested';
  const rows = useChosenRows(result.data?.items, chosen);
  const acts =
    name === 'draft' ? (
      <DraftActions rows={rows} nameOf={table.nameOf} onChange={setChosen} />
    ) : (
      <ApproveActions rows={rows} onClear={() => setChosen(new Set())} />
    );
  return (
    <ListScreen
      title={t(approvalListWords.title[name])}
      filters={<DocumentFilters name={name} list={list} />}
      table={selectable ? { ...table, selection: { chosen, onChange: setChosen } } : table}
      chosen={selectable && acts}
      empty={useEmptyWords(name)}
      news={(count) => t(approvalListWords.news, { count })}
      {...{ list, result }}
    />
  );
};
