import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { bringProblems, useTranslation } from '../../../../platform/i18n.ts';
import { late } from '../../../../ui/late/part.tsx';
import type { Chosen } from './acts.ts';

const ApproveTogether = late(async () => {
  const [dialog] = await Promise.all([import('./dialog.tsx'), bringProblems()]);
  return dialog;
});

type Props = {
  /** What is chosen, on whichever page of the list it stands. */
  rows: readonly Chosen[];
  /** There is nothing to choose from; what the last question told may still stand there. */
  isEmpty: boolean;
  /** All of them were dealt with or told of. */
  onDone: () => void;
};

/** What can be done at once with the documents that wait for me. */
export const ApproveActions = ({ rows, isEmpty, onDone }: Props) => {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<readonly Chosen[]>();
  const close = () => setAsked(undefined);
  return (
    <>
      <span className={rows.length === 0 ? 'visually-hidden' : undefined} aria-live="polite">
        {rows.length > 0 && t('ui.table.selected', { count: rows.length })}
      </span>
      {(!isEmpty || rows.length > 0) && (
        <Button
          leftSection={<IconCheck size={16} aria-hidden />}
          disabled={rows.length === 0}
          onPointerEnter={() => void ApproveTogether.preload()}
          onClick={() => setAsked(rows)}
        >
          {t('approval.together.open')}
        </Button>
      )}
      {asked && <ApproveTogether rows={asked} onDone={onDone} onClose={close} onMissing={close} />}
    </>
  );
};
