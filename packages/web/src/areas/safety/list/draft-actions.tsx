import { Button } from '@mantine/core';
import type { ReportRow } from '@portal/contract/safety';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n.ts';
import { useDraftDeletion } from './deletion.ts';

type Props = {
  /** Those that are chosen, on whichever page of the list they stand. */
  rows: readonly ReportRow[];
  nameOf: (row: ReportRow) => string;
  onChange: (chosen: ReadonlySet<number>) => void;
};

/** What can be done with the drafts that are chosen. */
export const DraftActions = ({ rows, nameOf, onChange }: Props) => {
  const { t } = useTranslation();
  const { remove, isPending } = useDraftDeletion();
  const start = async (): Promise<void> => {
    const ids = rows.map(({ id }) => id);
    const deleted = new Set(await remove(rows.map((row) => ({ id: row.id, name: nameOf(row) }))));
    onChange(new Set(ids.filter((id) => !deleted.has(id))));
  };
  return (
    <>
      <span className={rows.length === 0 ? 'visually-hidden' : undefined} aria-live="polite">
        {rows.length > 0 && t('ui.table.selected', { count: rows.length })}
      </span>
      <Button
        variant="default"
        leftSection={<IconTrash size={16} aria-hidden />}
        disabled={rows.length === 0}
        loading={isPending}
        onClick={() => void start()}
      >
        {t('safety.list.deleteChosen')}
      </Button>
    </>
  );
};
