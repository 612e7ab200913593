import { UnstyledButton } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n.ts';
import type { PickedReferrer } from '../write/approval-form-form.ts';
import classes from './referrer.module.css';
import { referrerWords } from './referrer.words.ts';
import { ReferrerIcon } from './referrer-icon.tsx';
import { referrerKey } from './referrer-selection.ts';
import { referrerName, referrerText } from './referrer-texts.ts';

type Props<R> = {
  referrers: readonly R[];
  canRemove: (referrer: R) => boolean;
  /** The button goes with its chip. */
  onRemove: (referrer: R, button: HTMLElement) => void;
};

/** Who is informed, people and departments told apart; those that may be removed with a button for it. */
export const ReferrerChips = <R extends PickedReferrer>({ referrers, canRemove, onRemove }: Props<R>) => {
  const { t } = useTranslation();
  return (
    <ul className={classes.chips} aria-label={t(referrerWords.list)}>
      {referrers.map((referrer) => (
        <li key={referrerKey(referrer)} className={classes.chip} tabIndex={-1}>
          <ReferrerIcon type={referrer.type} />
          {referrerText(referrer)}
          {canRemove(referrer) && (
            <UnstyledButton
              className={classes.remove}
              data-act
              aria-label={t(referrerWords.remove, { name: referrerName(referrer) })}
              onClick={({ currentTarget }) => onRemove(referrer, currentTarget)}
            >
              <IconX size={14} aria-hidden />
            </UnstyledButton>
          )}
        </li>
      ))}
    </ul>
  );
};
