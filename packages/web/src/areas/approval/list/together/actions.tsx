import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../../platform/i18n.ts';
import { SelectionBar } from '../../../../ui/table/selection-bar.tsx';
import { approvalListWords } from '../approval-list.words.ts';
import type { Chosen } from './acts.ts';
import ApproveTogether from './dialog.tsx';

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
  return (
    <>
      <SelectionBar count={rows.length} onClear={onClear}>
        <Button leftSection={<IconCheck size={16} aria-hidden />} onClick={() => setAsked(rows)}>
          {t(approvalListWords.together.open)}
        </Button>
      </SelectionBar>
      {asked && <ApproveTogether rows={asked} onDone={onClear} onClose={close} />}
    </>
  );
};

export default ApproveActions;
