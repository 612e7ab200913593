import { Button } from '@mantine/core';
import type { DocumentRow } from '@portal/contract/approval';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n.ts';
import { SelectionBar } from '../../../ui/table/selection-bar.tsx';
import { approvalListWords } from './approval-list.words.ts';
import { useDraftDeletion } from './deletion.ts';

type Props = {
  /** Those that are chosen, on whichever page of the list they stand. */
  rows: readonly DocumentRow[];
  nameOf: (row: DocumentRow) => string;
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
        {t(approvalListWords.delete)}
      </Button>
    </SelectionBar>
  );
};

export default DraftActions;
