import type { Manual } from '@portal/contract/documents';
import { useQuery } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { useState } from 'react';
import { problemMessage } from '../../../platform/calls/problem-messages.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import { formWords } from '../../../ui/form/form.words.ts';
import { useDirty } from '../../../ui/form/form-state.ts';
import { recordNotice } from '../../../ui/form/record/record-form-notice.tsx';
import { useRecordForm } from '../../../ui/form/record/use-record-form.ts';
import { useNavigateUnguarded } from '../../../ui/form/unsaved-guard.ts';
import { BackLink } from '../../../ui/page/back-link.tsx';
import { documentWords } from '../document/document.words.ts';
import { DocumentFormPage } from '../document/document-form-page.tsx';
import { driveName, drivesQuery } from '../drive/drive.queries.ts';
import { type ManualSearch, manualCalls } from './manual.queries.ts';
import { manualWords } from './manual.words.ts';
import { useDepartmentOptions } from './manual-department.ts';
import { ManualFields } from './manual-form-fields.tsx';
import { formOfManual, type ManualForm, manualDefinition, newManual } from './manual-form-values.ts';

/** The value of a field as text, to compare two versions. */
const useWords = () => {
  const { t } = useTranslation();
  const { data: drives = [] } = useQuery(drivesQuery);
  const departments = useDepartmentOptions();
  return (field: string, values: ManualForm): string => {
    if (field === 'manualType') return values.manualType && t(documentWords.manualType[values.manualType]);
    if (field === 'manualClass') return values.manualClass && t(documentWords.manualClass[values.manualClass]);
    if (field === 'managers') return values.managers.map(nameOf).join(', ');
    if (field === 'departmentId') return departments.find(({ value }) => value === values.departmentId)?.name ?? '';
    const drive = field === 'driveId' && drives.find(({ id }) => String(id) === values.driveId);
    return drive ? driveName(drive) : String(values[field as keyof ManualForm]);
  };
};

type Props = {
  /** The manual that is changed; without it a new one is made. */
  manual?: Manual;
  /** The default drive of a new manual. */
  driveId?: number | undefined;
  departmentId?: number | undefined;
  /** The list to return to. */
  listSearch: ManualSearch;
};

/** Registers a manual, or changes one with those who manage it. */
export const ManualScreen = ({ manual, driveId, departmentId, listSearch }: Props) => {
  const { t } = useTranslation();
  const go = useNavigateUnguarded();
  const [initial] = useState(() => (manual ? formOfManual(manual) : newManual(driveId, departmentId)));
  const [calls] = useState(() => manualCalls(manual?.driveId ?? 0));
  const toList = linkOptions({ to: '/documentcenter/admin', search: listSearch });
  const leave = () => go(toList);
  const saving = useRecordForm({
    definition: manualDefinition,
    calls,
    initial,
    record: manual,
    ownRefusal: (code) =>
      code === 'doc-no-exists' ? { path: 'docNo', message: problemMessage('doc-no-exists') } : undefined,
    done: (isNew) => t(isNew ? manualWords.created : manualWords.changed),
    onSaved: leave,
  });
  const { form, busy, isNew, save } = saving;
  const dirty = useDirty(form);
  const notice = recordNotice({ saving, wordsOf: useWords(), onClose: () => void leave() });
  return (
    <>
      <BackLink link={toList}>{t(documentWords.menu.manuals)}</BackLink>
      <DocumentFormPage
        title={t(manual ? manualWords.edit : manualWords.new)}
        over={manual?.docNo}
        form={form}
        busy={busy}
        act={t(isNew ? formWords.save.create : formWords.save.change)}
        ready={!notice && (dirty || isNew)}
        notice={notice}
        onSubmit={save}
        onCancel={() => void leave()}
      >
        <div inert={busy}>
          <ManualFields form={form} manual={manual} />
        </div>
      </DocumentFormPage>
    </>
  );
};
