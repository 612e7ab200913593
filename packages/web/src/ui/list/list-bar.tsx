import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { uiWords } from '../ui.words.ts';
import classes from './bar.module.css';

/** The filters of a list in a row, aligned at the bottom when labels are above them. */
export const FilterBar = ({ labelled = false, children }: { labelled?: boolean; children: ReactNode }) => (
  <div className={classes.bar} data-labelled={labelled}>
    {children}
  </div>
);

/** Filters that are collapsed on a phone; those in use are always visible as chips. */
export const FoldedFilters = ({ open = false, children }: { open?: boolean; children: ReactNode }) => {
  const { t } = useTranslation();
  const id = useId();
  const [unfolded, setUnfolded] = useState(open);
  return (
    <>
      <Button
        className={classes.unfold}
        variant="default"
        leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden />}
        aria-expanded={unfolded}
        aria-controls={id}
        onClick={() => setUnfolded(!unfolded)}
      >
        {t(uiWords.filters.open)}
      </Button>
      <div id={id} className={classes.folded} data-unfolded={unfolded}>
        {children}
      </div>
    </>
  );
};
