import { Modal, type ModalProps } from '@mantine/core';
import { useTranslation } from '../../platform/i18n.ts';
import { usePhone } from '../page/width.ts';
import { useAnswerKey } from './answer-key.ts';
import { useFocusBack } from './focus-back.ts';
import classes from './frame.module.css';

type Props = Pick<ModalProps, 'title' | 'size' | 'children' | 'onClose' | 'closeOnEscape' | 'closeOnClickOutside'>;

/** A dialog: as large as the screen on a phone, and the focus goes back to where it was. */
export const Dialog = (props: Props) => {
  const { t } = useTranslation();
  useFocusBack();
  useAnswerKey();
  const phone = usePhone();
  return (
    <Modal
      opened
      fullScreen={phone}
      classNames={{ content: classes.content ?? '' }}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
      {...props}
    />
  );
};
