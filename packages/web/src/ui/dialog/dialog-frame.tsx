import { Modal, type ModalProps } from '@mantine/core';
import { useTranslation } from '../../platform/i18n.ts';
import { usePhone } from '../page/width.ts';
import { uiWords } from '../ui.words.ts';
import { useAnswerKey } from './answer-key.ts';
import { useCloseOnBack } from './close-on-back.ts';
import { useFocusBack } from './focus-back.ts';
import classes from './frame.module.css';

type Given =
  | 'title'
  | 'size'
  | 'children'
  | 'onClose'
  | 'closeOnEscape'
  | 'closeOnClickOutside'
  | 'fullScreen'
  | 'centered'
  | 'classNames';
type Props = Pick<ModalProps, Given>;

/** A dialog: full-screen on a phone, where the back button closes it. The focus returns to where it was. */
export const Dialog = (props: Props) => {
  const { t } = useTranslation();
  useFocusBack();
  useAnswerKey();
  const phone = usePhone();
  useCloseOnBack(props.fullScreen ?? phone, props.onClose);
  return (
    <Modal
      opened
      fullScreen={phone}
      classNames={{ content: classes.content ?? '' }}
      closeButtonProps={{ 'aria-label': t(uiWords.close) }}
      {...props}
    />
  );
};
