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
  onChoose: (answer: 'safe' | 'confirmed' | undefined) => void;
};

/** Closes open dropdowns, which would cover the dialog, by simulating a press outside. */
const foldIn = (): void => {
  for (const each of document.querySelectorAll<HTMLElement>('[popover=auto]')) each.hidePopover?.();
  // Not a mouse event, which would count as the next click after the one that opened the question.
  document.body.dispatchEvent(new Event('touchstart', { bubbles: true }));
};

/**
 * The message of a question and its answers: cancel, confirm, and optionally one that loses nothing. Confirm has the
 * focus, since the user has just pressed the act and Enter should complete it.
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
