import { IconX } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { nameOfPage } from '../page/name.ts';
import classes from './chips.module.css';

type Props = {
  chips: readonly { key: string; label: string; onRemove: () => void }[];
  onClear: () => void;
};

/** What has the focus once a chip is gone: the one after it, else the one before it, and of the last the name of the page. */
const heirOf = (chip: HTMLElement): HTMLElement | null => {
  const place = chip.parentElement;
  const after = place?.nextElementSibling?.querySelector<HTMLElement>('[data-chip]');
  return after ?? place?.previousElementSibling?.querySelector<HTMLElement>('[data-chip]') ?? nameOfPage();
};

/** The filters in use; each goes on its own, or all at once. */
export const FilterChips = ({ chips, onClear }: Props) => {
  const { t } = useTranslation();
  if (chips.length === 0) return null;
  const remove = ({ currentTarget }: MouseEvent<HTMLElement>, onRemove: () => void): void => {
    const heir = heirOf(currentTarget);
    onRemove();
    heir?.focus({ preventScroll: true });
  };
  return (
    <ul className={classes.chips} aria-label={t('ui.filters.label')}>
      {chips.map(({ key, label, onRemove }) => (
        <li key={key}>
          <button
            type="button"
            className={classes.chip}
            data-chip
            aria-label={t('ui.filters.remove', { name: label })}
            onClick={(event) => remove(event, onRemove)}
          >
            {label}
            <IconX size={14} aria-hidden />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={classes.clear} onClick={onClear}>
          {t('ui.filters.clear')}
        </button>
      </li>
    </ul>
  );
};
