import { Textarea, TextInput } from '@mantine/core';
import { checkRevision, type DocType, type DriveDocument, revisionBody } from '@portal/contract/documents';
import { linkOptions } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { problemMessage } from '../../../platform/calls/problem-messages.ts';
import { translate, useTranslation } from '../../../platform/i18n.ts';
import { DayField } from '../../../ui/form/day-field.tsx';
import kit from '../../../ui/form/form.module.css';
import { formWords } from '../../../ui/form/form.words.ts';
import type { Definition } from '../../../ui/form/form-definition.ts';
import { Field } from '../../../ui/form/form-field.tsx';
import { tooLong } from '../../../ui/form/form-limits.ts';
import { recordNotice } from '../../../ui/form/record/record-form-notice.tsx';
import { useRecordForm } from '../../../ui/form/record/use-record-form.ts';
import { useNavigateUnguarded } from '../../../ui/form/unsaved-guard.ts';
import { BackLink } from '../../../ui/page/back-link.tsx';
import { documentWords } from '../document/document.words.ts';
import { DocumentFormPage } from '../document/document-form-page.tsx';
import { type EditedRevision, type RevisionForm, revisionCalls } from './document-view.queries.ts';
import { documentViewWords } from './document-view.words.ts';

const revisionDefinition = (docType: DocType): Definition<RevisionForm> => ({
  name: 'revision',
  fields: ['version', 'revisionDate', 'description'] satisfies (keyof RevisionForm)[],
  labelOf: (field: keyof RevisionForm) => translate(documentWords.field[field]),
  isRequired: () => true,
  check: (form) => [...checkRevision({ docType, ...form }, docType), ...tooLong(form, revisionBody)],
});

type Props = { edited: EditedRevision };

/** Changes number, date and description of a revision (rules/documents.md#revisions). */
export const ModifyRevisionEntry = ({ edited }: Props) => {
  const { t } = useTranslation();
  const go = useNavigateUnguarded();
  // The revision when editing began, so that new data does not change the typed text.
  const [record] = useState(edited);
  const { document, revision } = record;
  const calls = useMemo(() => revisionCalls(record), [record]);
  const linkTo = ({ driveId, id }: Pick<DriveDocument, 'driveId' | 'id'>) =>
    linkOptions({
      to: '/documentcenter/view/$driveId/$docId',
      params: { driveId: String(driveId), docId: String(id) },
    });
  const link = linkTo(document);
  const toDocument = () => go(link);
  const saving = useRecordForm({
    definition: useMemo(() => revisionDefinition(document.docType), [document.docType]),
    calls,
    initial: calls.formOf(record),
    record,
    ownRefusal: (code) => (code === 'version-exists' ? { path: 'version', message: problemMessage(code) } : undefined),
    done: () => t(documentViewWords.modify.done),
    // It may have been moved meanwhile.
    onSaved: (stored) => go(linkTo(stored.document)),
  });
  const { form } = saving;
  return (
    <>
      <BackLink link={link}>{document.title}</BackLink>
      <DocumentFormPage
        title={t(documentViewWords.modify.title)}
        over={<span>{t(documentWords.revisionOf, { version: revision.version })}</span>}
        form={form}
        busy={saving.busy}
        act={t(formWords.save.change)}
        notice={recordNotice({ saving, onClose: () => void toDocument() })}
        onSubmit={saving.save}
        onCancel={() => void toDocument()}
      >
        <div className={kit.fields}>
          <Field form={form} name="version">
            {(bound) => <TextInput {...bound} />}
          </Field>
          <Field form={form} name="revisionDate">
            {(bound) => <DayField {...bound} />}
          </Field>
          <Field form={form} name="description">
            {(bound) => <Textarea className={kit.whole ?? ''} autosize minRows={4} maxRows={16} {...bound} />}
          </Field>
        </div>
      </DocumentFormPage>
    </>
  );
};
