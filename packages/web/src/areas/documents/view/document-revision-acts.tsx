import type { DriveDocument } from '@portal/contract/documents';
import type { ProblemCode } from '@portal/contract/kernel';
import { IconDownload, IconEye, IconPencil, IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { problemMessage } from '../../../platform/calls/problem-messages.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { AlertDialog } from '../../../ui/dialog/alert.tsx';
import { notifyError } from '../../../ui/dialog/toast-notify.ts';
import { NewTabNote } from '../../../ui/page/new-tab.tsx';
import row from '../../../ui/table/row-button.module.css';
import { RowButton } from '../../../ui/table/row-button.tsx';
import { uiWords } from '../../../ui/ui.words.ts';
import { documentKeys } from '../document/document.queries.ts';
import { documentWords } from '../document/document.words.ts';
import { useConfirmedAct } from '../document/document-acts.ts';
import { previewAddress } from '../document/document-location.ts';
import classes from './document-view.module.css';
import { removeRevision, saveRevisionFile } from './document-view.queries.ts';
import { documentViewWords } from './document-view.words.ts';

export type OwnRevision = DriveDocument['revisions'][number];

type Props = { document: DriveDocument; revision: OwnRevision };

const Download = ({ document, revision }: Props) => {
  const { t } = useTranslation();
  const { mutate, isPending } = useMutation({
    mutationFn: () => saveRevisionFile(document, revision.id),
    onError: ({ message }) => notifyError(t(documentViewWords.revision.downloadFailed, { message })),
    meta: { ownErrors: true },
  });
  const version = t(documentWords.revisionOf, { version: revision.version });
  return (
    <RowButton
      label={t(documentViewWords.revision.download, { version })}
      disabled={isPending}
      onClick={() => mutate()}
    >
      <IconDownload size={16} aria-hidden />
    </RowButton>
  );
};

type BarredProps = { label: string; reason: ProblemCode; children: ReactNode };

/** What cannot be done now, with the reason. */
const Barred = ({ label, reason, children }: BarredProps) => (
  <RowButton disabled label={`${label}: ${problemMessage(reason)}`} onClick={() => undefined}>
    {children}
  </RowButton>
);

/** The preview in a new tab; an older revision has none, and says so. */
const Preview = ({ document, revision }: Props) => {
  const { t } = useTranslation();
  const version = t(documentWords.revisionOf, { version: revision.version });
  const icon = <IconEye size={16} aria-hidden />;
  const { preview } = revision.can;
  if (preview === undefined) return null;
  const label = t(documentViewWords.revision.preview, { version });
  if (preview !== true)
    return (
      <Barred label={label} reason={preview}>
        {icon}
      </Barred>
    );
  return (
    <a
      className={row.button}
      href={previewAddress(document.driveId, document.id, revision)}
      target="_blank"
      rel="noopener"
      title={label}
    >
      {icon}
      <span className="visually-hidden">{label}</span>
      <NewTabNote />
    </a>
  );
};

const Remove = ({ document, revision }: Props) => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const version = t(documentWords.revisionOf, { version: revision.version });
  const { start, busy, refusal } = useConfirmedAct<Props>({
    perform: (of) => removeRevision(of.document, of.revision.id),
    wordsOf: () => ({
      title: t(documentViewWords.revision.removeTitle),
      message: t(documentViewWords.revision.removeMessage, { title: document.title, version }),
      confirmLabel: t(uiWords.delete),
      danger: true,
      done: t(documentViewWords.revision.removed),
      failed: t(documentViewWords.revision.notRemoved),
      deleted: t(documentViewWords.revision.deleted),
    }),
    onEnd: () => queryClient.invalidateQueries({ queryKey: documentKeys.document(document.driveId, document.id) }),
  });
  const label = t(documentViewWords.revision.remove, { version });
  const icon = <IconTrash size={16} aria-hidden />;
  const answer = revision.can.delete;
  if (answer === undefined) return null;
  if (answer !== true)
    return (
      <Barred label={label} reason={answer}>
        {icon}
      </Barred>
    );
  return (
    <>
      <RowButton label={label} disabled={busy} onClick={() => void start({ document, revision })}>
        {icon}
      </RowButton>
      {refusal && <AlertDialog {...refusal} />}
    </>
  );
};

/** The acts on one revision. */
export const RevisionActs = ({ document, revision }: Props) => {
  const { t } = useTranslation();
  const { can, id, version } = revision;
  const edit = t(documentViewWords.revision.edit, { version: t(documentWords.revisionOf, { version }) });
  return (
    <span className={classes.acts}>
      <Preview document={document} revision={revision} />
      <Download document={document} revision={revision} />
      {can.edit === true && (
        <Link
          className={row.button}
          to="/documentcenter/modify/$driveId/$docId"
          params={{ driveId: String(document.driveId), docId: String(document.id) }}
          search={{ revisionId: id }}
          aria-label={edit}
          title={edit}
        >
          <IconPencil size={16} aria-hidden />
        </Link>
      )}
      <Remove document={document} revision={revision} />
    </span>
  );
};
