import { UnstyledButton } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useId, useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { noticeWords } from './notice.words.ts';
import classes from './styles.module.css';

/** As high as the style sheet lets a folded text be. */
const FOLDED = 88;

/** A plain text, of which a long one is folded to its first lines. */
export const Folded = ({ children }: { children: string }) => {
  const { t } = useTranslation();
  const id = useId();
  const [open, setOpen] = useState(false);
  const { ref, height } = useElementSize<HTMLParagraphElement>();
  const isLong = height > FOLDED;
  return (
    <>
      <div id={id} className={classes.box} data-folded={(isLong && !open) || undefined}>
        <p ref={ref} className={classes.content}>
          {children}
        </p>
      </div>
      {isLong && (
        <UnstyledButton className={classes.more} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {t(open ? noticeWords.less : noticeWords.more)}
        </UnstyledButton>
      )}
    </>
  );
};
