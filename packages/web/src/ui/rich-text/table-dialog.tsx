import { Modal } from '@mantine/core';
import { useTranslation } from '../../platform/i18n.ts';
import { useFocusBack } from '../dialog/focus-back.ts';
import { Prose } from './prose.tsx';
import classes from './view.module.css';

/** A table of a text over the whole screen, as wide as it wants to be. */
const TableDialog = ({ html, onClose }: { html: string; onClose: () => void }) => {
  const { t } = useTranslation();
  useFocusBack();
  return (
    <Modal
      opened
      fullScreen
      onClose={onClose}
      title={t('ui.table.enlarged')}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must scroll by keyboard too */}
      <section className={classes.large} aria-label={t('ui.table.enlarged')} tabIndex={0}>
        <Prose html={html} />
      </section>
    </Modal>
  );
};

export default TableDialog;
