import { Button } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { uiWords } from '../ui.words.ts';
import classes from './question.module.css';

type Props = {
  message: ReactNode;
  confirmLabel: string;
  safeLabel?: string;
  danger?: boolean;
  onChoose: (way: 'safe' | 'confirmed' | undefined) => void;
};

/** What is folded out over the page lies above every dialog: it goes as by a press beside it. */
const foldIn = (): void => {
  for (const each of document.querySelectorAll<HTMLElement>('[popover=auto]')) each.hidePopover?.();
  // Not of a mouse: that would be taken for the next click after the one that asked.
  document.body.dispatchEvent(new Event('touchstart', { bubbles: true }));
};

/**
 * What a question says, and its answers: to stay, to go on, and where there is one the way that loses nothing. The verb
 * has the focus: the question was asked by pressing it, and Enter is the answer.
 */
export const Question = ({ message, confirmLabel, safeLabel, danger = false, onChoose }: Props) => {
  const { t } = useTranslation();
  useEffect(foldIn, []);
  const color = danger ? { color: 'red' } : {};
  const answer = { 'data-autofocus': true, 'data-confirms': true };
  return (
    <>
      {message}
      <div className={classes.ways}>
        <Button variant="default" onClick={() => onChoose(undefined)}>
          {t(uiWords.cancel)}
        </Button>
        <Button
          {...color}
          {...(safeLabel === undefined ? answer : { variant: 'light' })}
          onClick={() => onChoose('confirmed')}
        >
          {confirmLabel}
        </Button>
        {safeLabel !== undefined && (
          <Button {...answer} onClick={() => onChoose('safe')}>
            {safeLabel}
          </Button>
        )}
      </div>
    </>
  );
};
