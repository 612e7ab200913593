import { Button, Checkbox, TextInput } from '@mantine/core';
import type { DriveDocument, Reader } from '@portal/contract/documents';
import { searchWords } from '@portal/contract/kernel';
import { IconBell, IconDownload, IconSearch } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { slashedDay } from '../../../platform/formats.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { confirm } from '../../../ui/dialog/dialog-confirm.ts';
import { Dialog } from '../../../ui/dialog/dialog-frame.tsx';
import { notifyError, notifySuccess } from '../../../ui/dialog/toast-notify.ts';
import { FailureNote } from '../../../ui/page/failure-note.tsx';
import { RecordSkeleton } from '../../../ui/page/record-skeleton.tsx';
import { departmentNameOf, titledName } from '../../../ui/person/person-picker-texts.ts';
import { Who } from '../../../ui/person/picked.tsx';
import { type FactColumn, FactTable } from '../../../ui/table/facts.tsx';
import { documentWords } from '../document/document.words.ts';
import { ReadBadge } from '../document/document-marks.tsx';
import { requiredReadingWords } from '../required-reading/required-reading.words.ts';
import classes from './document-readers.module.css';
import { askUnread, readersQuery, saveReaderSheet } from './document-readers.queries.ts';
import { documentReadersWords } from './document-readers.words.ts';

/** The number of rows that are rendered first, and added on request. */
const STEP = 100;

type Wanted = { name: string; unreadOnly: boolean };

const isWanted = (reader: Reader, { name, unreadOnly }: Wanted): boolean => {
  const names = `${reader.name} ${reader.engName}`.toLowerCase();
  return !(unreadOnly && reader.isRead) && searchWords(name.toLowerCase()).every((word) => names.includes(word));
};

/** No wider than its word, also where the row is a list of its values. */
const Read = ({ isRead, isOverdue }: Pick<Reader, 'isRead' | 'isOverdue'>) => (
  <span>
    <ReadBadge isRead={isRead} isOverdue={isOverdue} />
  </span>
);

const useColumns = (): FactColumn<Reader>[] => {
  const { t } = useTranslation();
  return [
    {
      key: 'name',
      header: t(documentReadersWords.name),
      cell: (reader) => <Who name={titledName(reader)} note={reader.email} />,
      heads: true,
    },
    { key: 'department', header: t(documentWords.field.department), cell: (reader) => departmentNameOf(reader) },
    {
      key: 'assigned',
      header: t(requiredReadingWords.assigned),
      cell: ({ assignedDate }) => slashedDay(assignedDate),
    },
    {
      key: 'dueDate',
      header: t(documentReadersWords.dueDate),
      cell: ({ dueDate }) => (dueDate === null ? '-' : slashedDay(dueDate)),
    },
    { key: 'isRead', header: t(documentWords.read.heading), cell: (reader) => <Read {...reader} /> },
    {
      key: 'readDate',
      header: t(documentReadersWords.readDate),
      cell: ({ readDate }) => (readDate === null ? '-' : slashedDay(readDate)),
    },
  ];
};

const Export = ({ document }: { document: DriveDocument }) => {
  const { t } = useTranslation();
  const { mutate, isPending } = useMutation({
    mutationFn: () => saveReaderSheet(document),
    onError: ({ message }) => notifyError(t(documentReadersWords.exportFailed, { message })),
    meta: { ownErrors: true },
  });
  return (
    <Button
      variant="default"
      loading={isPending}
      leftSection={<IconDownload size={16} aria-hidden />}
      onClick={() => mutate()}
    >
      {t(documentReadersWords.export)}
    </Button>
  );
};

/** Asks all who have not read it, after a confirmation with their number. */
const Ask = ({ document, unread }: { document: DriveDocument; unread: number }) => {
  const { t } = useTranslation();
  const { mutate, isPending } = useMutation({
    mutationFn: () => askUnread(document),
    onSuccess: ({ asked }) => notifySuccess(t(documentReadersWords.asked, { count: asked }), document.title),
  });
  const ask = async (): Promise<void> => {
    const isSure = await confirm({
      title: t(documentReadersWords.askTitle),
      message: t(documentReadersWords.askMessage, { count: unread }),
      confirmLabel: t(documentReadersWords.ask),
    });
    if (isSure) mutate();
  };
  return (
    <Button
      variant="default"
      loading={isPending}
      leftSection={<IconBell size={16} aria-hidden />}
      onClick={() => void ask()}
    >
      {t(documentReadersWords.ask)}
    </Button>
  );
};

const Readers = ({ document, readers }: { document: DriveDocument; readers: readonly Reader[] }) => {
  const { t } = useTranslation();
  const columns = useColumns();
  const [wanted, setWanted] = useState<Wanted>({ name: '', unreadOnly: false });
  const [shown, setShown] = useState(STEP);
  const narrow = (change: Partial<Wanted>): void => {
    setWanted({ ...wanted, ...change });
    setShown(STEP);
  };
  const found = readers.filter((reader) => isWanted(reader, wanted));
  const read = readers.filter(({ isRead }) => isRead).length;
  return (
    <>
      <div className={classes.bar}>
        <TextInput
          className={classes.search ?? ''}
          type="search"
          data-autofocus
          aria-label={t(documentReadersWords.search)}
          placeholder={t(documentReadersWords.search)}
          leftSection={<IconSearch size={16} aria-hidden />}
          value={wanted.name}
          onChange={(event) => narrow({ name: event.currentTarget.value })}
        />
        <Checkbox
          label={t(documentReadersWords.unreadOnly)}
          checked={wanted.unreadOnly}
          onChange={(event) => narrow({ unreadOnly: event.currentTarget.checked })}
        />
        {read < readers.length && <Ask document={document} unread={readers.length - read} />}
        <Export document={document} />
      </div>
      <p className={classes.sum} role="status">
        {t(documentReadersWords.progress, { read, readers: readers.length })}
        {found.length === 0 && ` · ${t(documentReadersWords[wanted.unreadOnly ? 'noneUnread' : 'noHits'])}`}
      </p>
      {found.length > 0 && (
        <FactTable
          label={t(documentReadersWords.title)}
          columns={columns}
          rows={found.slice(0, shown)}
          idOf={({ id }) => id}
        />
      )}
      {found.length > shown && (
        <Button className={classes.more ?? ''} variant="subtle" onClick={() => setShown(shown + STEP)}>
          {t(documentReadersWords.more, { count: Math.min(STEP, found.length - shown) })}
        </Button>
      )}
    </>
  );
};

type Props = { document: DriveDocument; onClose: () => void };

/** Who must read a document, and who of them has read its current revision. */
export const ReadersStatusDialog = ({ document, onClose }: Props) => {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery({ ...readersQuery(document), staleTime: 0 });
  return (
    <Dialog title={`${t(documentReadersWords.status)} · ${document.title}`} size={880} onClose={onClose}>
      {error && data === undefined && <FailureNote error={error} onRetry={() => void refetch()} />}
      {!error && data === undefined && <RecordSkeleton />}
      {data?.length === 0 && (
        <p className={classes.sum}>
          {t(documentReadersWords.none)}
          {document.can.setReaders !== true && ` ${t(documentReadersWords.namedBy)}`}
        </p>
      )}
      {data !== undefined && data.length > 0 && <Readers document={document} readers={data} />}
    </Dialog>
  );
};
