import { Button, Checkbox, Modal, Skeleton, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { limits } from '@portal/contract/approval';
import { searchLimits } from '@portal/contract/kernel';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { useFocusBack } from '../../../ui/dialog/focus-back.ts';
import { Pager } from '../../../ui/list/pager.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { FailureNote } from '../../../ui/page/failure-note.tsx';
import { usePhone } from '../../../ui/page/width.ts';
import { titledName } from '../document/people.ts';
import type { LinkedDocument } from '../write/form.ts';
import { toAttachQuery } from './api.ts';
import { isAttached, sameAttached, toggleAttached } from './selection.ts';
import classes from './styles.module.css';

type TableProps = {
  documents: readonly LinkedDocument[];
  /** Attached when the dialog opened. */
  attached: readonly LinkedDocument[];
  chosen: readonly LinkedDocument[];
  stale: boolean;
  onToggle: (document: LinkedDocument) => void;
};

const Documents = ({ documents, attached, chosen, stale, onToggle }: TableProps) => {
  const { t } = useTranslation();
  const full = chosen.length >= limits.attachedDocs;
  return (
    <table className={classes.table} aria-label={t('approval.attach.documents')} aria-busy={stale}>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('approval.attach.docNo')}</th>
          <th scope="col">{t('approval.attach.docTitle')}</th>
          <th scope="col">{t('approval.attach.drafter')}</th>
          <th scope="col">{t('approval.attach.date')}</th>
        </tr>
      </thead>
      <tbody>
        {documents.map((document) => {
          const checked = isAttached(chosen, document.id);
          return (
            <tr key={document.id} data-chosen={checked || undefined}>
              <td className={classes.check}>
                <Checkbox
                  aria-label={t('ui.table.selectRow', { name: document.title })}
                  checked={checked}
                  disabled={full && !checked}
                  onChange={() => onToggle(document)}
                />
              </td>
              <td className={classes.number}>{document.docNo}</td>
              <td className={classes.title}>
                {document.title}
                {isAttached(attached, document.id) && (
                  <small className={classes.mark}>{t('approval.attach.already')}</small>
                )}
              </td>
              <td>{titledName(document.drafter)}</td>
              <td className={classes.number}>{document.approvalDate}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

type FoundProps = Omit<TableProps, 'documents' | 'stale'> & {
  searchText: string;
  offset: number;
  onPage: (offset: number) => void;
};

const Found = ({ searchText, offset, onPage, ...table }: FoundProps) => {
  const { t } = useTranslation();
  const { data: page, error, isPlaceholderData, refetch } = useQuery(toAttachQuery(searchText, offset));
  if (error) return <FailureNote error={error} onRetry={() => void refetch()} />;
  if (page === undefined) return <Skeleton height={320} />;
  if (page.items.length === 0)
    return <EmptyState message={t(searchText === '' ? 'approval.attach.none' : 'approval.attach.noneFound')} />;
  return (
    <>
      <Documents documents={page.items} stale={isPlaceholderData} {...table} />
      <Pager page={page} onPage={onPage} />
    </>
  );
};

type Props = {
  attached: readonly LinkedDocument[];
  onApply: (attached: readonly LinkedDocument[]) => void;
  onClose: () => void;
};

/** Chooses earlier documents to attach; nothing counts until it is applied. */
const AttachDialog = ({ attached, onApply, onClose }: Props) => {
  const { t } = useTranslation();
  useFocusBack();
  const [chosen, setChosen] = useState(attached);
  const [typed, setTyped] = useState('');
  const [searchText] = useDebouncedValue(typed.trim(), 300);
  const [offset, setOffset] = useState(0);
  const phone = usePhone();
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('approval.attach.title')}
      size={860}
      fullScreen={phone}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
      classNames={{ content: classes.content ?? '', body: classes.body ?? '' }}
    >
      <TextInput
        data-autofocus
        type="search"
        mb="sm"
        aria-label={t('approval.attach.search')}
        placeholder={t('approval.attach.search')}
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
        onToggle={(document) => setChosen(toggleAttached(chosen, document))}
      />
      <div className={classes.footer}>
        <span role="status">{t('approval.attach.chosen', { count: chosen.length, limit: limits.attachedDocs })}</span>
        <Button variant="default" onClick={onClose}>
          {t('ui.close')}
        </Button>
        <Button disabled={sameAttached(chosen, attached)} onClick={() => onApply(chosen)}>
          {t('ui.apply')}
        </Button>
      </div>
    </Modal>
  );
};

export default AttachDialog;
