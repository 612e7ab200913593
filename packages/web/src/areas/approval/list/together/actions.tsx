import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { bringProblems, useTranslation } from '../../../../platform/i18n.ts';
import { late } from '../../../../ui/late/part.tsx';
import { SelectionBar } from '../../../../ui/table/selection-bar.tsx';
import type { Chosen } from './acts.ts';

const ApproveTogether = late(async () => {
  const [dialog] = await Promise.all([import('./dialog.tsx'), bringProblems()]);
  return dialog;
});

type Props = {
  /** What is chosen, on whichever page of the list it stands. */
  rows: readonly Chosen[];
  /** None is chosen any more, such as when all were dealt with or told of. */
  onClear: () => void;
};

/** What can be done at once with the documents that wait for me. */
const ApproveActions = ({ rows, onClear }: Props) => {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<readonly Chosen[]>();
  const close = () => setAsked(undefined);
  const isAny = rows.length > 0;
  // It is there also when the connection no longer is.
  useEffect(() => {
    if (isAny) void ApproveTogether.preload();
  }, [isAny]);
  return (
    <>
      <SelectionBar count={rows.length} onClear={onClear}>
        <Button leftSection={<IconCheck size={16} aria-hidden />} onClick={() => setAsked(rows)}>
          {t('approval.together.open')}
        </Button>
      </SelectionBar>
      {asked && <ApproveTogether rows={asked} onDone={onClear} onClose={close} onMissing={close} />}
    </>
  );
};

export default ApproveActions;
