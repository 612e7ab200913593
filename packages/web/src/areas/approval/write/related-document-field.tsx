import { ActionIcon } from '@mantine/core';
import { isAttachable } from '@portal/contract/approval';
import { IconFilePlus, IconX } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n.ts';
import { focusNeighbour } from '../../../ui/dialog/focus-neighbour.ts';
import { Field } from '../../../ui/form/form-field.tsx';
import type { Form } from '../../../ui/form/form-state.ts';
import { PickField } from '../../../ui/form/pick-field.tsx';
import { TextLink } from '../../../ui/page/links.tsx';
import { titledName } from '../../../ui/person/person-picker-texts.ts';
import { DocumentStatusBadge } from '../document/approval-status-badge.tsx';
import type { DocumentForm, LinkedDocument } from '../form/approval-form-values.ts';
import classes from './related-document.module.css';
import { relatedDocumentWords } from './related-document.words.ts';
import { RelatedDocumentDialog } from './related-document-dialog.tsx';

type Props = {
  form: Form<DocumentForm>;
  /** The document on the server that they are attached to; undefined before the first save. */
  documentId: number | undefined;
};

type RowProps = Pick<Props, 'documentId'> & { document: LinkedDocument; onRemove: (button: HTMLElement) => void };

const Row = ({ document, documentId, onRemove }: RowProps) => {
  const { t } = useTranslation();
  const { id, docNo, title, drafter, approvalDate, status } = document;
  return (
    <li className={classes.attached}>
      <span className={classes.what}>
        <TextLink
          to="/approval/documents/view/$id"
          params={{ id: String(id) }}
          search={{ linkedDocId: documentId }}
          target="_blank"
        >
          {title}
          <span className="visually-hidden"> {t(relatedDocumentWords.newTab)}</span>
        </TextLink>
        {!isAttachable(document) && <DocumentStatusBadge status={status} />}
        <small>{[docNo, titledName(drafter), approvalDate].filter((part) => part !== null).join(' · ')}</small>
      </span>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t(relatedDocumentWords.remove, { title })}
        onClick={({ currentTarget }) => onRemove(currentTarget)}
      >
        <IconX size={16} aria-hidden />
      </ActionIcon>
    </li>
  );
};

/** The attached documents, and the dialog to choose them. */
export const RelatedDocumentField = ({ form, documentId }: Props) => {
  const { t } = useTranslation();
  return (
    <Field form={form} name="attachedDocs">
      {({ value: attached, onChange, ...bound }) => (
        <PickField
          bound={bound}
          icon={<IconFilePlus size={16} aria-hidden />}
          button={t(relatedDocumentWords.choose)}
          dialog={(close) => (
            <RelatedDocumentDialog
              attached={attached}
              onClose={close}
              onApply={(chosen) => {
                close();
                onChange(chosen);
              }}
            />
          )}
        >
          {attached.length > 0 && (
            <ul className={classes.list} aria-label={bound.label}>
              {attached.map((document) => (
                <Row
                  key={document.id}
                  document={document}
                  documentId={documentId}
                  onRemove={(button) => {
                    focusNeighbour(button, window.document.getElementById(bound.id));
                    onChange(attached.filter((each) => each.id !== document.id));
                  }}
                />
              ))}
            </ul>
          )}
        </PickField>
      )}
    </Field>
  );
};
