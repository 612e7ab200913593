import { translate } from '../../platform/i18n.ts';
import { RowToggle } from '../table/toggle.tsx';
import { uiWords } from '../ui.words.ts';
import classes from './twig.module.css';

const STEP_PX = 20;

type Props = {
  /** How deep the row stands; the roots stand at 1. */
  level: number;
  /** What closes and opens the rows below it; without it there are none. */
  toggle?: { label: string; open: boolean; onToggle: () => void } | undefined;
};

/** How deep a row of a tree stands, and the button that closes what is below it. */
export const Twig = ({ level, toggle }: Props) => {
  return (
    <span className={classes.twig} style={{ paddingInlineStart: `${(level - 1) * STEP_PX}px` }}>
      <span className="visually-hidden">{translate(uiWords.tree.level, { level })}</span>
      {toggle && <RowToggle {...toggle} />}
    </span>
  );
};
