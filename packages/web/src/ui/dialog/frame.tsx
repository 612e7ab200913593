import { Modal, type ModalProps } from '@mantine/core';
import { useTranslation } from '../../platform/i18n.ts';
import { usePhone } from '../page/width.ts';
import { useAnswerKey } from './answer-key.ts';
import { useBackCloses } from './back-closes.ts';
import { useFocusBack } from './focus-back.ts';
import classes from './frame.module.css';

type Props = Pick<ModalProps, 'title' | 'size' | 'children' | 'onClose' | 'closeOnEscape' | 'closeOnClickOutside'> & {
  /** As large as the screen everywhere. */
  whole?: boolean;
  classNames?: Partial<Record<'content' | 'body', string | undefined>>;
};

/** A dialog: as large as the screen on a phone, where a step back closes it, and the focus goes back to where it was. */
export const Dialog = ({ whole = false, classNames = {}, ...props }: Props) => {
  const { t } = useTranslation();
  useFocusBack();
  useAnswerKey();
  const phone = usePhone();
  const fullScreen = whole || phone;
  useBackCloses(fullScreen, props.onClose);
  return (
    <Modal
      opened
      fullScreen={fullScreen}
      classNames={{ content: `${classes.content} ${classNames.content ?? ''}`, body: classNames.body ?? '' }}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
      {...props}
    />
  );
};
