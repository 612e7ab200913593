import { Anchor, Modal } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useTranslation } from '../../../platform/i18n.ts';
import { uiWords } from '../../../ui/ui.words.ts';
import classes from './approval-comment.module.css';
import { approvalViewWords } from './approval-view.words.ts';

/** Comments longer than this are cut to three lines (rules/approval.md#comments). */
const LONG_COMMENT_BYTES = 300;

/** Length as it is counted (rules/approval.md#comments): 2 for a new line or a character beyond ASCII, else 1. */
export const commentBytes = (comment: string): number => {
  let bytes = 0;
  for (const character of comment) bytes += character === '\n' || character > '\u007f' ? 2 : 1;
  return bytes;
};

export const isLongComment = (comment: string): boolean => commentBytes(comment) > LONG_COMMENT_BYTES;

/** A comment; a long one is cut to three lines, with a dialog for the whole text. */
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
