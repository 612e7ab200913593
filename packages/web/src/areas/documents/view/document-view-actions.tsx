import { Button, TextInput } from '@mantine/core';
import { checkTitle, type DriveDocument } from '@portal/contract/documents';
import { IconBook, IconFilePlus, IconPencil, IconTrash, IconUserCheck, IconUsers } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { problemMessage } from '../../../platform/calls/problem-messages.ts';
import { translate, useTranslation } from '../../../platform/i18n.ts';
import { AlertDialog } from '../../../ui/dialog/alert.tsx';
import kit from '../../../ui/form/form.module.css';
import { formWords } from '../../../ui/form/form.words.ts';
import type { Definition } from '../../../ui/form/form-definition.ts';
import { Field } from '../../../ui/form/form-field.tsx';
import { RecordDialog } from '../../../ui/form/record/record-form-dialog.tsx';
import { useRecordForm } from '../../../ui/form/record/use-record-form.ts';
import { OverflowMenu } from '../../../ui/look/overflow-menu.tsx';
import { ButtonLink } from '../../../ui/page/links.tsx';
import { NewTabNote } from '../../../ui/page/new-tab.tsx';
import { uiWords } from '../../../ui/ui.words.ts';
import { documentKeys } from '../document/document.queries.ts';
import { documentWords } from '../document/document.words.ts';
import { useConfirmedAct } from '../document/document-acts.ts';
import { previewAddress } from '../document/document-location.ts';
import { documentReadersWords } from '../readers/document-readers.words.ts';
import { ReadersDialog } from '../readers/document-readers-dialog.tsx';
import { ReadersStatusDialog } from '../readers/document-readers-status-dialog.tsx';
import { removeDocument, titleCalls } from './document-view.queries.ts';
import { documentViewWords } from './document-view.words.ts';

const definition: Definition<{ title: string }> = {
  name: 'document-title',
  fields: ['title'],
  labelOf: () => translate(documentWords.field.title),
  isRequired: () => true,
  check: ({ title }) => checkTitle(title),
};

type TitleDialogProps = { document: DriveDocument; onClose: () => void };

/** Gives a document another title. */
const TitleDialog = ({ document, onClose }: TitleDialogProps) => {
  const { t } = useTranslation();
  const calls = useMemo(() => titleCalls(document), [document]);
  const saving = useRecordForm({
    definition,
    calls,
    initial: { title: document.title },
    record: document,
    ownRefusal: (code) => (code === 'file-exists' ? { path: 'title', message: problemMessage(code) } : undefined),
    failed: (message) => t(documentViewWords.title.failed, { message }),
    done: () => t(documentViewWords.title.changed),
    onSaved: onClose,
  });
  return (
    <RecordDialog
      saving={saving}
      title={t(documentViewWords.title.change)}
      confirmLabel={t(formWords.save.change)}
      onClose={onClose}
    >
      <Field form={saving.form} name="title">
        {(bound) => (
          <TextInput
            className={kit.whole ?? ''}
            data-autofocus
            description={t(documentViewWords.title.hint)}
            {...bound}
          />
        )}
      </Field>
    </RecordDialog>
  );
};

const Remove = ({ document }: { document: DriveDocument }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { start, busy, refusal } = useConfirmedAct<DriveDocument>({
    perform: removeDocument,
    wordsOf: ({ title }) => ({
      title: t(documentViewWords.remove.title),
      message: t(documentViewWords.remove.message, { title }),
      confirmLabel: t(uiWords.delete),
      danger: true,
      done: t(documentViewWords.remove.done),
      failed: t(documentViewWords.remove.failed),
      deleted: t(documentWords.missing),
    }),
    // A deleted document is not fetched again.
    onEnd: async ({ driveId, id, docType }) => {
      const place = { to: '/documentcenter/list/$driveId', params: { driveId: String(driveId) } } as const;
      await navigate({ ...place, search: { docType }, replace: true });
      queryClient.removeQueries({ queryKey: documentKeys.document(driveId, id) });
    },
  });
  return (
    <>
      <OverflowMenu
        acts={[{ label: t(uiWords.delete), icon: IconTrash, danger: true, busy, onSelect: () => void start(document) }]}
      />
      {refusal && <AlertDialog {...refusal} />}
    </>
  );
};

/** The primary act: opens the current revision in a new tab. */
const Open = ({ document: { driveId, id, revision, revisions } }: { document: DriveDocument }) => {
  const { t } = useTranslation();
  if (revisions.find((each) => each.id === revision.id)?.can.preview !== true) return null;
  return (
    <Button
      component="a"
      href={previewAddress(driveId, id, revision)}
      target="_blank"
      rel="noopener"
      leftSection={<IconBook size={16} aria-hidden />}
    >
      {t(documentViewWords.open)}
      <NewTabNote />
    </Button>
  );
};

/** A dialog about the document, with the document as it was when it was opened. */
export type Opened = { kind: 'title' | 'readers' | 'status'; of: DriveDocument };

type Props = { document: DriveDocument; opened: Opened | undefined; onOpen: (opened: Opened | undefined) => void };

/** The acts on a document, in the header of its page. */
export const DocumentActions = ({ document, opened, onOpen }: Props) => {
  const { t } = useTranslation();
  const close = () => onOpen(undefined);
  const { can, driveId, id, docType } = document;
  const openers = [
    { kind: 'status', may: can.seeReaders, icon: IconUserCheck, label: t(documentReadersWords.status) },
    { kind: 'readers', may: can.setReaders, icon: IconUsers, label: t(documentReadersWords.assign) },
    { kind: 'title', may: can.title, icon: IconPencil, label: t(documentViewWords.title.change) },
  ] as const;
  return (
    <>
      {can.delete === true && <Remove document={document} />}
      {openers
        .filter(({ may }) => may === true)
        .map(({ kind, icon: Icon, label }) => (
          <Button
            key={kind}
            variant="default"
            leftSection={<Icon size={16} aria-hidden />}
            onClick={() => onOpen({ kind, of: document })}
          >
            {label}
          </Button>
        ))}
      {can.upload === true && (
        <ButtonLink
          variant="default"
          to="/documentcenter/upload/$driveId"
          params={{ driveId: String(driveId) }}
          search={{ docType, docId: id }}
          leftSection={<IconFilePlus size={16} aria-hidden />}
        >
          {t(documentViewWords.newRevision)}
        </ButtonLink>
      )}
      <Open document={document} />
      {opened?.kind === 'title' && <TitleDialog document={opened.of} onClose={close} />}
      {opened?.kind === 'readers' && <ReadersDialog document={opened.of} onClose={close} />}
      {opened?.kind === 'status' && <ReadersStatusDialog document={opened.of} onClose={close} />}
    </>
  );
};
