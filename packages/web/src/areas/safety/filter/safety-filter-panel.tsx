import { Button } from '@mantine/core';
import { IconFilterPlus } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import classes from './safety-filter.module.css';
import { safetyFilterWords } from './safety-filter.words.ts';

/** Rarely used filters below the bar; on a phone they are among the collapsed ones. */
export const FilterPanel = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        className={classes.more}
        variant="default"
        leftSection={<IconFilterPlus size={16} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t(safetyFilterWords.more)}
      </Button>
      <div id={id} className={classes.panel} data-open={isOpen}>
        {children}
      </div>
    </>
  );
};
