import { translate } from '../../platform/i18n.ts';
import { RowToggle } from '../table/toggle.tsx';
import { uiWords } from '../ui.words.ts';
import classes from './twig.module.css';

const STEP_PX = 20;

type Props = {
  /** The depth of the row; roots have level 1. */
  level: number;
  /** Collapses and expands the rows below it; undefined for a leaf. */
  toggle?: { label: string; open: boolean; onToggle: () => void } | undefined;
};

/** The indentation of a tree row, and the button that collapses it. */
export const Twig = ({ level, toggle }: Props) => {
  return (
    <span className={classes.twig} style={{ paddingInlineStart: `${(level - 1) * STEP_PX}px` }}>
      <span className="visually-hidden">{translate(uiWords.tree.level, { level })}</span>
      {toggle && <RowToggle {...toggle} />}
    </span>
  );
};
