import { Anchor, Modal } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useTranslation } from '../../../platform/i18n.ts';
import { uiWords } from '../../../ui/ui.words.ts';
import { approvalViewWords } from '../view/approval-view.words.ts';
import { isLongComment } from './length.ts';
import classes from './styles.module.css';

/** A comment; a long one is cut to three lines, with a dialog that shows it whole. */
export const CommentText = ({ author, text }: { author: string; text: string }) => {
  const { t } = useTranslation();
  const [opened, { open, close }] = useDisclosure(false);
  if (!isLongComment(text)) return <p className={classes.text}>{text}</p>;
  return (
    <>
      <p className={`${classes.text} ${classes.cut}`}>{text}</p>
      <Anchor component="button" type="button" aria-haspopup="dialog" onClick={open}>
        {t(approvalViewWords.comment.more)}
      </Anchor>
      <Modal
        opened={opened}
        onClose={close}
        title={t(approvalViewWords.comment.of, { author })}
        closeButtonProps={{ 'aria-label': t(uiWords.close) }}
      >
        <p className={classes.text}>{text}</p>
      </Modal>
    </>
  );
};
