import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n.ts';
import { useDraftDeletion } from './deletion.ts';

type Props = { chosen: ReadonlySet<number>; onChange: (chosen: ReadonlySet<number>) => void };

/** What can be done with the drafts that are chosen. */
export const DraftActions = ({ chosen, onChange }: Props) => {
  const { t } = useTranslation();
  const { remove, isPending } = useDraftDeletion();
  const start = async (): Promise<void> => {
    const deleted = new Set(await remove([...chosen]));
    onChange(new Set([...chosen].filter((id) => !deleted.has(id))));
  };
  return (
    <>
      <span className={chosen.size === 0 ? 'visually-hidden' : undefined} aria-live="polite">
        {chosen.size > 0 && t('ui.table.selected', { count: chosen.size })}
      </span>
      <Button
        variant="default"
        leftSection={<IconTrash size={16} aria-hidden />}
        disabled={chosen.size === 0}
        loading={isPending}
        onClick={() => void start()}
      >
        {t('safety.list.deleteChosen')}
      </Button>
    </>
  );
};
