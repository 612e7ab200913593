import { ActionIcon, Progress, TextInput } from '@mantine/core';
import { documentLimits, fileExtension } from '@portal/contract/documents';
import { IconCheck, IconRotate, IconX } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n.ts';
import { formatBytes, shownName } from '../../../ui/files/drop-limits.ts';
import { fileDropWords } from '../../../ui/files/file-drop.words.ts';
import { Segments } from '../../../ui/form/input/segments.tsx';
import { documentUploadWords } from './document-upload.words.ts';
import classes from './upload-batch.module.css';
import type { Batch } from './upload-batch.ts';
import { type Hindrance, hindranceOf, type Row } from './upload-batch-rows.ts';

type Props = { row: Row; batch: Batch };

/** The message of a row: why it was not sent, or what prevents it. */
const useSaid = (row: Row, hindrance: Hindrance | undefined): string | undefined => {
  const { t } = useTranslation();
  if (row.refusal !== undefined) return row.refusal;
  if (row.reason !== undefined) return row.reason;
  if (row.state === 'sent' || row.state === 'sending') return undefined;
  if (hindrance === 'title') return t(documentUploadWords.batch.wrongTitle, { limit: documentLimits.title });
  if (hindrance === 'double') return t(documentUploadWords.batch.double);
  if (hindrance === 'not-yours') return t(documentUploadWords.titleWarning.notYours);
  return row.there?.exists ? t(documentUploadWords.titleWarning.sameTitle) : undefined;
};

const Acts = ({ row, batch, hindrance }: Props & { hindrance: Hindrance | undefined }) => {
  const { t } = useTranslation();
  const name = shownName(row.file);
  const isSending = row.state === 'sending';
  if (row.state === 'sent')
    return <IconCheck size={18} className={classes.done} aria-label={t(documentUploadWords.done)} />;
  const mayRetry = row.state === 'failed' && (hindrance === undefined || hindrance === 'asking');
  return (
    <>
      {mayRetry && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t(fileDropWords.retry, { name })}
          onClick={() => batch.retry(row.key)}
        >
          <IconRotate size={16} aria-hidden />
        </ActionIcon>
      )}
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t(isSending ? fileDropWords.cancel : fileDropWords.remove, { name })}
        onClick={() => (isSending ? batch.cancel(row.key) : batch.remove(row.key))}
      >
        <IconX size={16} aria-hidden />
      </ActionIcon>
    </>
  );
};

/** One of several files: its title, the existing document, and its progress bar. */
export const BatchRow = ({ row, batch }: Props) => {
  const { t } = useTranslation();
  const hindrance = hindranceOf(row, batch.rows);
  const said = useSaid(row, hindrance);
  const { size } = row.file;
  const name = shownName(row.file);
  const isOpen = row.state === 'waiting' || row.state === 'failed';
  const percent = Math.round(row.progress * 100);
  return (
    <li className={classes.row} data-state={row.state} data-wrong={(isOpen && said !== undefined) || undefined}>
      <div className={classes.name}>
        <TextInput
          aria-label={t(documentUploadWords.batch.titleOf, { name })}
          value={row.title}
          disabled={!isOpen || row.refusal !== undefined}
          rightSection={<span className={classes.extension}>{`.${fileExtension(row.file.name)}`}</span>}
          rightSectionWidth={64}
          onChange={(event) => batch.retitle(row.key, event.currentTarget.value)}
        />
        <small className={classes.facts}>
          {`${name} · ${formatBytes(size)}`}
          {row.state === 'sending' && ` · ${percent} %`}
        </small>
        {said !== undefined && (
          <small className={classes.said} role={row.state === 'failed' ? 'alert' : undefined}>
            {said}
          </small>
        )}
        {isOpen && row.there?.exists && row.there.mayOverwrite && hindrance !== 'double' && (
          <Segments
            small
            id={`batch-${row.key}`}
            label={t(documentUploadWords.batch.choice, { name })}
            options={[
              { value: 'skip', label: t(documentUploadWords.batch.skip) },
              { value: 'revise', label: t(documentUploadWords.batch.revise) },
            ]}
            value={row.revises ? 'revise' : 'skip'}
            onChange={(value) => batch.choose(row.key, value === 'revise')}
          />
        )}
      </div>
      <div className={classes.acts}>
        <Acts {...{ row, batch, hindrance }} />
      </div>
      {row.state === 'sending' && (
        <Progress value={percent} size={3} className={classes.bar} aria-label={t(fileDropWords.progress, { name })} />
      )}
    </li>
  );
};
