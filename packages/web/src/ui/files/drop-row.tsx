import { ActionIcon, Progress, Text } from '@mantine/core';
import { IconFile, IconRotate, IconX } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import { focusNeighbour } from '../dialog/focus-neighbour.ts';
import classes from './drop.module.css';
import type { FileItem } from './drop-items.ts';
import { formatBytes, shownName } from './drop-limits.ts';
import { fileDropWords } from './file-drop.words.ts';

/** Without another file the focus moves to the file picker. */
const focusNear = (button: HTMLElement): void =>
  focusNeighbour(button, button.closest('ul')?.parentElement?.querySelector('button'));

type StoredProps = { name: string; size: number; disabled: boolean; onRemove: () => void };

/** A file that the server already has. */
export const StoredFileRow = ({ name, size, disabled, onRemove }: StoredProps) => {
  const { t } = useTranslation();
  return (
    <li className={classes.row}>
      <IconFile size={16} aria-hidden className={classes.icon} />
      <span className={classes.name}>{name}</span>
      <span className={classes.size}>{formatBytes(size)}</span>
      <ActionIcon
        variant="subtle"
        color="gray"
        disabled={disabled}
        aria-label={t(fileDropWords.remove, { name })}
        onClick={({ currentTarget }) => {
          focusNear(currentTarget);
          onRemove();
        }}
      >
        <IconX size={16} aria-hidden />
      </ActionIcon>
    </li>
  );
};

type Props = {
  item: FileItem;
  waiting?: string | undefined;
  onRemove: () => void;
  onCancel: () => void;
  onRetry: (() => void) | undefined;
};

/** A chosen file with its progress bar and the acts possible in its state. */
export const FileRow = ({ item, waiting, onRemove, onCancel, onRetry }: Props) => {
  const { t } = useTranslation();
  const { size } = item.file;
  const name = shownName(item.file);
  const sending = item.state === 'sending';
  const percent = Math.round(item.progress * 100);
  const state = item.state === 'waiting' && waiting !== undefined ? waiting : t(fileDropWords.state[item.state]);
  const stateText = sending ? `${percent} %` : state;
  return (
    <li className={classes.row} data-failed={item.state === 'failed' || undefined}>
      <IconFile size={16} aria-hidden className={classes.icon} />
      <span className={classes.name}>
        {name}
        {item.reason !== undefined && (
          <Text component="span" size="xs" c="var(--no)" role="alert" display="block">
            {item.reason}
          </Text>
        )}
      </span>
      <span className={classes.size}>
        {formatBytes(size)} · {stateText}
      </span>
      {item.state === 'failed' && !item.isRefused && onRetry && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t(fileDropWords.retry, { name })}
          onClick={({ currentTarget }) => {
            // This button disappears while the file is sent; the one next to it stays.
            if (currentTarget.nextElementSibling instanceof HTMLElement) currentTarget.nextElementSibling.focus();
            onRetry();
          }}
        >
          <IconRotate size={16} aria-hidden />
        </ActionIcon>
      )}
      {item.state !== 'sent' && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t(sending ? fileDropWords.cancel : fileDropWords.remove, { name })}
          onClick={({ currentTarget }) => {
            if (sending) return onCancel();
            focusNear(currentTarget);
            onRemove();
          }}
        >
          <IconX size={16} aria-hidden />
        </ActionIcon>
      )}
      {sending && (
        <Progress value={percent} size={3} className={classes.bar} aria-label={t(fileDropWords.progress, { name })} />
      )}
    </li>
  );
};
