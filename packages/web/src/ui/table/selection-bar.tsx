import { Button } from '@mantine/core';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { useFocusPassedOn } from '../dialog/focus-back.ts';
import { ActionBar } from '../page/action-bar.tsx';
import { uiWords } from '../ui.words.ts';
import classes from './selection-bar.module.css';

type Props = {
  count: number;
  onClear: () => void;
  /** The acts on the selected rows; the primary button comes last. */
  children: ReactNode;
};

/** Remembers the position of the first selected row, where the focus continues after the act. */
const useNextPlace = () => {
  const teller = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const rows = [...document.querySelectorAll('main [data-row]')];
    const first = rows.findIndex((row) => row.closest('tr')?.dataset.chosen === 'true');
    if (first >= 0 && teller.current) teller.current.dataset.nextPlace = String(first);
  });
  return teller;
};

const Bar = ({ count, onClear, children }: Props) => {
  const { t } = useTranslation();
  useFocusPassedOn();
  return (
    <ActionBar label={t(uiWords.table.selection)}>
      <div className={classes.bar}>
        <span className={classes.count} aria-hidden>
          {t(uiWords.table.selected, { count })}
        </span>
        <Button variant="subtle" onClick={onClear}>
          {t(uiWords.table.unselect)}
        </Button>
        {children}
      </div>
    </ActionBar>
  );
};

/** The number of selected rows and the acts on them, in view while any are selected. */
export const SelectionBar = (props: Props) => {
  const { count } = props;
  const { t } = useTranslation();
  return (
    <>
      <span ref={useNextPlace()} className="visually-hidden" role="status">
        {count > 0 && t(uiWords.table.selected, { count })}
      </span>
      {count > 0 && <Bar {...props} />}
    </>
  );
};
