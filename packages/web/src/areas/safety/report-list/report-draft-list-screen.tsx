import { Button } from '@mantine/core';
import type { ReportRow } from '@portal/contract/safety';
import { IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { createElement, useState } from 'react';
import { messageOf } from '../../../platform/calls/failure.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { confirm } from '../../../ui/dialog/dialog-confirm.ts';
import { Named, type NamedRecord } from '../../../ui/dialog/named.tsx';
import { notifyError, notifySuccess } from '../../../ui/dialog/toast-notify.ts';
import { useListPage } from '../../../ui/list/list-page.ts';
import { ListScreen } from '../../../ui/list/list-screen.tsx';
import { useList } from '../../../ui/list/list-state.ts';
import { ButtonLink } from '../../../ui/page/links.tsx';
import { useChosenRows } from '../../../ui/table/chosen-rows.ts';
import { SelectionBar } from '../../../ui/table/selection-bar.tsx';
import { uiWords } from '../../../ui/ui.words.ts';
import { UnsentReports } from '../report/unsent-reports.tsx';
import { safetyKeys } from '../safety.queries.ts';
import { safetyMenuWords } from '../safety-menu.words.ts';
import { deleteDraft, draftList, draftsQuery } from './report-list.queries.ts';
import { reportListWords } from './report-list.words.ts';
import { useDraftTable } from './report-list-table.tsx';

/** Deletes each draft separately, so that a failure does not affect the others. */
const deleteDrafts = async (ids: readonly number[]): Promise<{ deleted: number[]; failures: Error[] }> => {
  const deleted: number[] = [];
  const failures: Error[] = [];
  for (const id of ids) {
    try {
      await deleteDraft(id);
      deleted.push(id);
    } catch (error) {
      failures.push(error instanceof Error ? error : new Error(String(error)));
    }
  }
  return { deleted, failures };
};

/** Confirms, deletes and notifies; returns which were deleted. */
const useDraftDeletion = () => {
  const { t } = useTranslation();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: deleteDrafts,
    meta: { refreshes: [safetyKeys.all] },
  });
  const remove = async (drafts: readonly NamedRecord[]): Promise<number[]> => {
    const sure = await confirm({
      title: t(reportListWords.deleteTitle),
      message: createElement(Named, {
        message: t(reportListWords.deleteMessage, { count: drafts.length }),
        records: drafts,
      }),
      confirmLabel: t(uiWords.delete),
      danger: true,
    });
    if (!sure) return [];
    const { deleted, failures } = await mutateAsync(drafts.map(({ id }) => id));
    const [failure] = failures;
    if (failure) notifyError(t(reportListWords.deleteFailed, { message: messageOf(failure) }));
    else notifySuccess(t(reportListWords.deleted, { count: deleted.length }));
    return deleted;
  };
  return { remove, isPending };
};

type Props = {
  /** The selected drafts, on all pages of the list. */
  rows: readonly ReportRow[];
  nameOf: (row: ReportRow) => string;
  onChange: (chosen: ReadonlySet<number>) => void;
};

/** What can be done with the drafts that are chosen. */
const DraftActions = ({ rows, nameOf, onChange }: Props) => {
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
        {t(reportListWords.deleteChosen)}
      </Button>
    </SelectionBar>
  );
};

/** What I have begun to report. */
export const ReportDraftListScreen = () => {
  const { t } = useTranslation();
  const list = useList(draftList);
  const result = useListPage(draftsQuery(list.query));
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const table = useDraftTable();
  const rows = useChosenRows(result.data?.items, chosen);
  const write = (
    <ButtonLink variant="default" to="/esms/report/new">
      {t(safetyMenuWords.write)}
    </ButtonLink>
  );
  return (
    <ListScreen
      title={t(reportListWords.drafts)}
      filters={<UnsentReports />}
      table={{ ...table, selection: { chosen, onChange: setChosen } }}
      chosen={<DraftActions rows={rows} nameOf={table.nameOf} onChange={setChosen} />}
      empty={{ message: t(reportListWords.noDrafts), hint: t(reportListWords.noDraftsHint), action: write }}
      {...{ list, result }}
    />
  );
};
