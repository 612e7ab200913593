import { Textarea, TextInput } from '@mantine/core';
import { isBlankText } from '@portal/contract/kernel';
import { useMemo } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { Field } from '../../../ui/form/field.tsx';
import { RecordDialog } from '../../../ui/form/record/dialog.tsx';
import { useRecordForm } from '../../../ui/form/record/form.ts';
import { useValues } from '../../../ui/form/state.ts';
import kit from '../../../ui/form/styles.module.css';
import { noticeCalls, type OwnNotice } from './api.ts';
import { noticeDefinition } from './form.ts';
import { noticeWords } from './notice.words.ts';

type Props = { notice: OwnNotice; onClose: () => void };

/** Writes the notice of a drive, in place of the one there is. */
const NoticeDialog = ({ notice, onClose }: Props) => {
  const { t } = useTranslation();
  const calls = useMemo(() => noticeCalls(notice.id), [notice.id]);
  const saving = useRecordForm({
    definition: noticeDefinition,
    calls,
    initial: calls.formOf(notice),
    record: notice,
    failed: (message) => t(noticeWords.failed, { message }),
    done: () => t(noticeWords.saved),
    onSaved: onClose,
  });
  const { form } = saving;
  const { title, content } = useValues(form);
  return (
    <RecordDialog
      saving={saving}
      title={t(notice.version === 0 ? noticeWords.write : noticeWords.change)}
      confirmLabel={t(noticeWords.save)}
      ready={!isBlankText(title) && !isBlankText(content)}
      onClose={onClose}
    >
      <Field form={form} name="title">
        {(bound) => <TextInput className={kit.whole ?? ''} data-autofocus {...bound} />}
      </Field>
      <Field form={form} name="content">
        {(bound) => <Textarea className={kit.whole ?? ''} autosize minRows={6} maxRows={16} {...bound} />}
      </Field>
    </RecordDialog>
  );
};

export default NoticeDialog;
