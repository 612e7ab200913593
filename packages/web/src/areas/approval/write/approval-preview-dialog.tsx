import {
  categoryOf,
  DEFAULT_DUE_DAYS,
  DEFAULT_NORMAL_TYPE,
  type DocumentPaper,
  normalizeTitle,
} from '@portal/contract/approval';
import type { Person } from '@portal/contract/directory';
import type { Day } from '@portal/contract/kernel';
import { IconFile, IconFileText } from '@tabler/icons-react';
import { useMemo } from 'react';
import { today } from '../../../platform/device/clock.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { Dialog } from '../../../ui/dialog/dialog-frame.tsx';
import fileClasses from '../../../ui/files/saved.module.css';
import { departmentNameOf, titledName } from '../../../ui/person/person-picker-texts.ts';
import { cleanRichText } from '../../../ui/rich-text/editor/clean-rich-text.ts';
import { approvalPaperWords } from '../document/approval-document.words.ts';
import { categoryTitle } from '../document/approval-document-texts.ts';
import { DocumentStatusBadge } from '../document/approval-status-badge.tsx';
import { bodyOf, type DocumentForm } from '../form/approval-form-values.ts';
import { AttachedBlock } from '../view/approval-attachments.tsx';
import { ViewPaper } from '../view/approval-paper.tsx';
import { ShownReferrers } from '../view/approval-referrers.tsx';
import { approvalViewWords } from '../view/approval-view.words.ts';
import classes from './approval-preview.module.css';

/** The document as it would be saved now. Attachments have names only, so they are listed next to it. */
export const previewOf = (form: DocumentForm, content: string, drafter: Person, today: Day): DocumentPaper => ({
  id: 0,
  docNo: null,
  title: normalizeTitle(bodyOf(form)),
  content,
  normalType: form.normalType ?? DEFAULT_NORMAL_TYPE,
  category: categoryOf(form.categoryId),
  status: 'Draft',
  drafter,
  approvalDate: today,
  submittedAt: null,
  completedAt: null,
  dueDate: null,
  dueDays: form.dueDays === '' ? DEFAULT_DUE_DAYS : form.dueDays,
  decidesArbitrarily: form.selfApprove,
  comment: form.comment.trim() === '' ? null : form.comment,
  lines: form.lines.map((line, place) => ({
    ...line,
    id: place + 1,
    action: null,
    actionDate: null,
    comment: null,
    isFinal: false,
    actedBy: null,
    deputy: null,
    pastActs: [],
    handedOverFrom: null,
  })),
  referrers: form.referrers.map((referrer) => ({ ...referrer, addedById: drafter.id })),
  attachedDocs: [],
  attachedFiles: [],
  vacation: form.vacation && { ...form.vacation, contract: form.vacation.contract ?? null },
  annualLeaveInfo: null,
  annualLeaveByYear: [],
  resubmissionOf: form.resubmissionOf,
  canceledDate: null,
  cancellationReason: null,
  nudgedAt: null,
  questions: [],
  version: 1,
  contentVersion: 1,
});

const NO_NUMBER = '-';

type AttachedProps = { title: string; icon: typeof IconFile; names: readonly string[] };

const Attached = ({ title, icon: Icon, names }: AttachedProps) =>
  names.length > 0 && (
    <AttachedBlock title={title}>
      {names.map((name, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and nothing moves here
        <li key={place} className={fileClasses.file}>
          <Icon size={16} aria-hidden />
          <span className={fileClasses.fileName}>{name}</span>
        </li>
      ))}
    </AttachedBlock>
  );

type Props = {
  form: DocumentForm;
  fileNames: readonly string[];
  drafter: Person;
  onClose: () => void;
};

/** The paper as it will look to those who read it. */
const PreviewDialog = ({ form, fileNames, drafter, onClose }: Props) => {
  const { t } = useTranslation();
  const document = useMemo(() => previewOf(form, cleanRichText(form.content), drafter, today()), [form, drafter]);
  return (
    <Dialog onClose={onClose} title={t(approvalViewWords.preview.title)} size={960}>
      <div className={classes.over}>
        {categoryTitle(document.category)} · {NO_NUMBER} <DocumentStatusBadge status={document.status} />
      </div>
      <h3 className={classes.title}>{document.title}</h3>
      <p className={classes.meta}>
        {titledName(drafter)} · {departmentNameOf(drafter)}
      </p>
      <ViewPaper
        document={document}
        viewerId={drafter.id}
        referrers={<ShownReferrers status={document.status} referrers={document.referrers} />}
        attached={
          <>
            <Attached
              title={t(approvalPaperWords.attachedDocs)}
              icon={IconFileText}
              names={form.attachedDocs.map(({ title }) => title)}
            />
            <Attached title={t(approvalPaperWords.files)} icon={IconFile} names={fileNames} />
          </>
        }
      />
    </Dialog>
  );
};

export default PreviewDialog;
