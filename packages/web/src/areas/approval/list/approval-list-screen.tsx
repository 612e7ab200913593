import { Button } from '@mantine/core';
import { type DocumentList, type DocumentRow, deleteDraft } from '@portal/contract/approval';
import { IconCheck, IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { createElement, useState } from 'react';
import { call } from '../../../platform/calls/call.ts';
import { messageOf } from '../../../platform/calls/failure.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { confirm } from '../../../ui/dialog/dialog-confirm.ts';
import { Named, type NamedRecord } from '../../../ui/dialog/named.tsx';
import { notifySuccess, notifyWarning } from '../../../ui/dialog/toast-notify.ts';
import type { EmptyWords } from '../../../ui/list/empty.tsx';
import { useListPage } from '../../../ui/list/list-page.ts';
import { ListScreen } from '../../../ui/list/list-screen.tsx';
import { useList } from '../../../ui/list/list-state.ts';
import { ButtonLink } from '../../../ui/page/links.tsx';
import { useChosenRows } from '../../../ui/table/chosen-rows.ts';
import { SelectionBar } from '../../../ui/table/selection-bar.tsx';
import { approvalKeys, documentListQuery } from '../document/approval-document.queries.ts';
import { documentList } from './approval-addresses.ts';
import { approvalListWords } from './approval-list.words.ts';
import { DocumentFilters, InPlaceField } from './approval-list-filters.tsx';
import { useDocumentTable } from './approval-list-table.tsx';
import type { Chosen } from './approve-together-acts.ts';
import { ApproveTogether } from './approve-together-dialog.tsx';

type Outcome = { deleted: number[]; failures: Error[] };

/** Deletes each draft separately, so that a failure does not affect the others. */
const deleteDrafts = async (ids: readonly number[]): Promise<Outcome> => {
  const outcome: Outcome = { deleted: [], failures: [] };
  for (const id of ids) {
    try {
      await call(deleteDraft, { params: { id } });
      outcome.deleted.push(id);
    } catch (error) {
      outcome.failures.push(error instanceof Error ? error : new Error(String(error)));
    }
  }
  return outcome;
};

/** Confirms, deletes and notifies; answers the deleted ones. */
const useDraftDeletion = () => {
  const { t } = useTranslation();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: deleteDrafts,
    meta: { refreshes: [approvalKeys.all] },
  });
  const remove = async (drafts: readonly NamedRecord[]): Promise<number[]> => {
    const sure = await confirm({
      title: t(approvalListWords.deleteTitle),
      message: createElement(Named, {
        message: t(approvalListWords.deleteMessage, { count: drafts.length }),
        records: drafts,
      }),
      confirmLabel: t(approvalListWords.delete),
      danger: true,
    });
    if (!sure) return [];
    const { deleted, failures } = await mutateAsync(drafts.map(({ id }) => id));
    const [failure] = failures;
    if (failure)
      notifyWarning(t(approvalListWords.deleteFailed, { count: failures.length, message: messageOf(failure) }));
    else notifySuccess(t(approvalListWords.deleted, { count: deleted.length }));
    return deleted;
  };
  return { remove, isPending };
};

type DraftActionsProps = {
  /** The selected documents, on all pages of the list. */
  rows: readonly DocumentRow[];
  nameOf: (row: DocumentRow) => string;
  onChange: (chosen: ReadonlySet<number>) => void;
};

/** What can be done with the drafts that are chosen. */
const DraftActions = ({ rows, nameOf, onChange }: DraftActionsProps) => {
  const { t } = useTranslation();
  const { remove, isPending } = useDraftDeletion();
  const start = async (): Promise<void> => {
    const ids = rows.map(({ id }) => id);
    const deleted = new Set(await remove(rows.map((row) => ({ id: row.id, name: nameOf(row) }))));
    onChange(new Set(ids.filter((id) => !deleted.has(id))));
  };
  return (
    <SelectionBar count={rows.length} onClear={() => onChange(new Set())}>
      <Button
        variant="default"
        leftSection={<IconTrash size={16} aria-hidden />}
        loading={isPending}
        onClick={() => void start()}
      >
        {t(approvalListWords.delete)}
      </Button>
    </SelectionBar>
  );
};

type Props = {
  /** The selection, on all pages of the list. */
  rows: readonly Chosen[];
  /** Clears the selection, such as when all were processed or reported. */
  onClear: () => void;
};

/** The acts on several documents that wait for the user. */
const ApproveActions = ({ rows, onClear }: Props) => {
  const { t } = useTranslation();
  const [toApprove, setToApprove] = useState<readonly Chosen[]>();
  const close = () => setToApprove(undefined);
  return (
    <>
      <SelectionBar count={rows.length} onClear={onClear}>
        <Button leftSection={<IconCheck size={16} aria-hidden />} onClick={() => setToApprove(rows)}>
          {t(approvalListWords.together.open)}
        </Button>
      </SelectionBar>
      {toApprove && <ApproveTogether rows={toApprove} onDone={onClear} onClose={close} />}
    </>
  );
};

/** The lists that fill when one writes something oneself. */
const filledByWriting: ReadonlySet<DocumentList> = new Set(['draft', 'in-progress', 'submitted']);

/** Why there is nothing in a list and what to do about it. */
const useEmptyWords = (list: DocumentList): EmptyWords => {
  const { t } = useTranslation();
  return {
    message: t(approvalListWords.empty[list]),
    hint: t(approvalListWords.emptyHint[list]),
    action: filledByWriting.has(list) && (
      <ButtonLink variant="default" to="/approval">
        {t(approvalListWords.write)}
      </ButtonLink>
    ),
    noMatch: { message: t(approvalListWords.noMatch), hint: t(approvalListWords.noMatchHint) },
    pageMissing: t(approvalListWords.pageMissing),
  };
};

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
  // Most people are no deputy and have nothing to filter.
  const isDeputy = list.search.inPlace !== undefined || result.data?.items.some(({ inPlaceOf }) => inPlaceOf !== null);
  return (
    <ListScreen
      title={t(approvalListWords.title[name])}
      actions={isDeputy && <InPlaceField list={list} />}
      filters={<DocumentFilters name={name} list={list} />}
      table={selectable ? { ...table, selection: { chosen, onChange: setChosen } } : table}
      chosen={selectable && acts}
      empty={useEmptyWords(name)}
      news={(count) => t(approvalListWords.news, { count })}
      {...{ list, result }}
    />
  );
};
