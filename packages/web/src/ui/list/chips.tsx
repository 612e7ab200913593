import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { nameOfPage } from '../page/page-header.tsx';
import { uiWords } from '../ui.words.ts';
import classes from './chips.module.css';

type Props = {
  chips: readonly { key: string; label: string; onRemove: () => void }[];
  onClear: () => void;
  /** What can be done with the filters in use, such as saving them. */
  children?: ReactNode;
};

/** The filters in use; each can be removed, or all at once. */
const Chips = ({ chips, onClear }: Omit<Props, 'children'>) => {
  const { t } = useTranslation();
  const remove = (chip: Element, onRemove: () => void): void => {
    const next = chip.parentElement?.nextElementSibling?.querySelector('button');
    onRemove();
    // When the last chip is removed, so is the whole row.
    (chips.length > 1 ? next : nameOfPage())?.focus();
  };
  return (
    <ul className={classes.chips} aria-label={t(uiWords.filters.label)}>
      {chips.map(({ key, label, onRemove }) => (
        <li key={key}>
          <button
            type="button"
            className={classes.chip}
            aria-label={t(uiWords.filters.remove, { name: label })}
            onClick={(event) => remove(event.currentTarget, onRemove)}
          >
            {label}
            <IconX size={14} aria-hidden />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={classes.clear} onClick={onClear}>
          {t(uiWords.filters.clear)}
        </button>
      </li>
    </ul>
  );
};

/** The row below the filters: those in use, and what can be done with them. */
export const FilterChips = ({ children, ...props }: Props) => (
  <div className={classes.row}>
    {props.chips.length > 0 && <Chips {...props} />}
    {children}
  </div>
);
