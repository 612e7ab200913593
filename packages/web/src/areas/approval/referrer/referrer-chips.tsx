import { UnstyledButton } from '@mantine/core';
import { IconSitemap, IconUser, IconX } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n.ts';
import classes from './referrer.module.css';
import { referrerWords } from './referrer.words.ts';
import {
  type PickedReferrer,
  type ReferrerRef,
  referrerKey,
  referrerName,
  referrerText,
} from './referrer-selection.ts';

/** Shows a department or a person by its icon. */
export const ReferrerIcon = ({ type, size = 14 }: Pick<ReferrerRef, 'type'> & { size?: number }) => {
  const { t } = useTranslation();
  const Icon = type === 'Department' ? IconSitemap : IconUser;
  return <Icon size={size} role="img" aria-label={t(referrerWords.type[type])} />;
};

type Props<R> = {
  referrers: readonly R[];
  canRemove: (referrer: R) => boolean;
  /** The button disappears with its chip. */
  onRemove: (referrer: R, button: HTMLElement) => void;
};

/** Who is informed, people and departments by their icons; those that may be removed with a button for it. */
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
