import { useTranslation } from '../../platform/i18n.ts';
import { Dialog } from '../dialog/frame.tsx';
import { uiWords } from '../ui.words.ts';
import { Prose } from './prose.tsx';
import classes from './view.module.css';

/** A table of a text over the whole screen, as wide as it wants to be. */
const TableDialog = ({ html, onClose }: { html: string; onClose: () => void }) => {
  const { t } = useTranslation();
  return (
    <Dialog fullScreen onClose={onClose} title={t(uiWords.table.enlarged)}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must scroll by keyboard too */}
      <section className={classes.large} aria-label={t(uiWords.table.enlarged)} tabIndex={0}>
        <Prose html={html} />
      </section>
    </Dialog>
  );
};

export default TableDialog;
