import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { limits, listToAttach } from '@portal/contract/approval';
import { searchLimits } from '@portal/contract/kernel';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/calls/call.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { Dialog } from '../../../ui/dialog/dialog-frame.tsx';
import { useGuardedClose } from '../../../ui/form/unsaved-guard.ts';
import { Pager } from '../../../ui/list/pager.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { FailureNote } from '../../../ui/page/failure-note.tsx';
import { titledName } from '../../../ui/person/person-picker-texts.ts';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/data.tsx';
import { uiWords } from '../../../ui/ui.words.ts';
import type { LinkedDocument } from '../form/approval-form-values.ts';
import classes from './related-document.module.css';
import { relatedDocumentWords } from './related-document.words.ts';

const isAttached = (chosen: readonly LinkedDocument[], id: number): boolean => chosen.some((each) => each.id === id);

/** Attaches a document or removes it; nothing is added beyond the limit. */
export const toggledDocument = (
  chosen: readonly LinkedDocument[],
  document: LinkedDocument,
): readonly LinkedDocument[] => {
  if (isAttached(chosen, document.id)) return chosen.filter(({ id }) => id !== document.id);
  return chosen.length >= limits.attachedDocs ? chosen : [...chosen, document];
};

/** Whether the same documents are attached, in any order. */
export const sameDocuments = (one: readonly LinkedDocument[], other: readonly LinkedDocument[]): boolean =>
  one.length === other.length && one.every(({ id }) => isAttached(other, id));

const TO_ATTACH_A_PAGE = 10;

/** Completed documents that one may see and attach; `offset` counts pages. */
const toAttachQuery = (searchText: string, offset: number) =>
  queryOptions({
    queryKey: ['approval', 'to-attach', searchText, offset],
    queryFn: ({ signal }) =>
      call(
        listToAttach,
        { query: { ...(searchText === '' ? {} : { searchText }), offset, limit: TO_ATTACH_A_PAGE } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });

type TableProps = {
  /** Undefined until the first page is loaded. */
  documents: readonly LinkedDocument[] | undefined;
  /** Attached when the dialog opened. */
  attached: readonly LinkedDocument[];
  chosen: readonly LinkedDocument[];
  stale: boolean;
  empty: string;
  onToggle: (document: LinkedDocument) => void;
};

const useColumns = (attached: readonly LinkedDocument[]): Column<LinkedDocument>[] => {
  const { t } = useTranslation();
  return [
    { key: 'docNo', header: t(relatedDocumentWords.docNo), cell: ({ docNo }) => docNo, width: 128, card: 'over' },
    {
      key: 'title',
      header: t(relatedDocumentWords.docTitle),
      cell: ({ id }) =>
        isAttached(attached, id) && <small className={classes.mark}>{t(relatedDocumentWords.already)}</small>,
      card: 'title',
    },
    {
      key: 'drafter',
      header: t(relatedDocumentWords.drafter),
      cell: ({ drafter }) => titledName(drafter),
      width: 128,
      from: 'narrow',
    },
    {
      key: 'date',
      header: t(relatedDocumentWords.date),
      cell: ({ approvalDate }) => approvalDate,
      width: 88,
      from: 'narrow',
    },
  ];
};

/** A page of documents, each chosen by a click anywhere on its row. */
const Documents = ({ documents, attached, chosen, stale, empty, onToggle }: TableProps) => {
  const { t } = useTranslation();
  const ids = new Set(chosen.map(({ id }) => id));
  const full = chosen.length >= limits.attachedDocs;
  const barred = new Set(full ? documents?.filter(({ id }) => !ids.has(id)).map(({ id }) => id) : []);
  const select = (now: ReadonlySet<number>) => {
    for (const document of documents ?? []) if (ids.has(document.id) !== now.has(document.id)) onToggle(document);
  };
  return (
    <DataTable
      columns={useColumns(attached)}
      idOf={({ id }) => id}
      nameOf={({ title }) => title}
      cardLine={({ drafter, approvalDate }) => [titledName(drafter), approvalDate].join(' · ')}
      label={t(relatedDocumentWords.documents)}
      rows={documents}
      stale={stale}
      selection={{ chosen: ids, onChange: select, barred }}
      onOpen={onToggle}
      empty={<EmptyState message={empty} />}
    />
  );
};

type FoundProps = Pick<TableProps, 'attached' | 'chosen' | 'onToggle'> & {
  searchText: string;
  offset: number;
  onPage: (offset: number) => void;
};

const Found = ({ searchText, offset, onPage, ...table }: FoundProps) => {
  const { t } = useTranslation();
  const { data: page, error, isPlaceholderData, refetch } = useQuery(toAttachQuery(searchText, offset));
  if (error) return <FailureNote error={error} onRetry={() => void refetch()} />;
  const empty = t(searchText === '' ? relatedDocumentWords.none : relatedDocumentWords.noneFound);
  return (
    <>
      <Documents documents={page?.items} stale={isPlaceholderData} empty={empty} {...table} />
      {page && <Pager page={page} onPage={onPage} />}
    </>
  );
};

type Props = {
  attached: readonly LinkedDocument[];
  onApply: (attached: readonly LinkedDocument[]) => void;
  onClose: () => void;
};

/** Chooses earlier documents to attach; nothing counts until it is applied. */
export const RelatedDocumentDialog = ({ attached, onApply, onClose }: Props) => {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState(attached);
  const [typed, setTyped] = useState('');
  const [searchText] = useDebouncedValue(typed.trim(), 300);
  const [offset, setOffset] = useState(0);
  const guarded = useGuardedClose(!sameDocuments(chosen, attached), onClose);
  return (
    <Dialog
      {...guarded}
      title={t(relatedDocumentWords.title)}
      size={860}
      classNames={{ content: classes.content ?? '', body: classes.body ?? '' }}
    >
      <TextInput
        data-autofocus
        type="search"
        mb="sm"
        aria-label={t(relatedDocumentWords.search)}
        placeholder={t(relatedDocumentWords.search)}
        maxLength={searchLimits.text}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setOffset(0);
        }}
      />
      <Found
        searchText={searchText}
        offset={offset}
        onPage={setOffset}
        attached={attached}
        chosen={chosen}
        onToggle={(document) => setChosen((now) => toggledDocument(now, document))}
      />
      <div className={classes.footer}>
        <span role="status">
          {t(relatedDocumentWords.chosen, { count: chosen.length, limit: limits.attachedDocs })}
        </span>
        <Button variant="default" onClick={guarded.onClose}>
          {t(uiWords.close)}
        </Button>
        <Button disabled={sameDocuments(chosen, attached)} onClick={() => onApply(chosen)}>
          {t(uiWords.apply)}
        </Button>
      </div>
    </Dialog>
  );
};
