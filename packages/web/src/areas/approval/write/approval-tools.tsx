import { Button, Checkbox } from '@mantine/core';
import { categoryOf } from '@portal/contract/approval';
import type { Person } from '@portal/contract/directory';
import { IconDeviceFloppy, IconEye, IconHistory, IconTemplate } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { confirm } from '../../../ui/dialog/dialog-confirm.ts';
import { Dialog } from '../../../ui/dialog/dialog-frame.tsx';
import { notifySuccess } from '../../../ui/dialog/toast-notify.ts';
import type { Form } from '../../../ui/form/form-state.ts';
import type { FilesState } from '../../../ui/form/page/draft-files.ts';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { bodyOf, type DocumentForm } from '../form/approval-form-values.ts';
import templatesDialogClasses from '../preset/preset.module.css';
import { readTemplate, templateCalls, templatesQuery } from '../preset/preset.queries.ts';
import { presetWords } from '../preset/preset.words.ts';
import { appliedMessage, isFilled, withTemplate } from '../preset/preset-apply.ts';
import { LeftOutDialog, PresetList } from '../preset/preset-list.tsx';
import { PresetSaveForm } from '../preset/preset-save-form.tsx';
import { approvalViewWords } from '../view/approval-view.words.ts';
import classes from './approval-form.module.css';
import { recentDocumentWords } from './recent-document.words.ts';
import { RecentDocumentsDialog } from './recent-documents-dialog.tsx';

type TemplatesDialogProps = { form: Form<DocumentForm>; onClose: () => void; onNotice: (words: string) => void };

const Saving = ({ form, onBack, onClose }: Pick<TemplatesDialogProps, 'form' | 'onClose'> & { onBack: () => void }) => {
  const { t } = useTranslation();
  const { title = '', content = '', lines = [], referrers = [] } = bodyOf(form.current());
  const hasPeople = lines.length > 0 || referrers.length > 0;
  const [withPeople, setWithPeople] = useState(hasPeople);
  return (
    <PresetSaveForm
      kind="template"
      query={templatesQuery}
      calls={templateCalls}
      bodyOf={(name) => ({
        name,
        title,
        content,
        ...(withPeople ? { lines, referrers } : { lines: [], referrers: [] }),
      })}
      onDone={onClose}
      onCancel={onBack}
      cancelLabel={t(presetWords.template.back)}
    >
      {hasPeople && (
        <Checkbox
          label={t(presetWords.template.withPeople)}
          checked={withPeople}
          onChange={({ currentTarget: { checked } }) => setWithPeople(checked)}
        />
      )}
    </PresetSaveForm>
  );
};

/** The user's templates of memos: start with one, or save the text as one. */
const TemplatesDialog = ({ form, onClose, onNotice }: TemplatesDialogProps) => {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const [mode, setMode] = useState<'use' | 'save'>('use');
  return (
    <Dialog title={t(presetWords.template[mode])} size={640} closeOnEscape={!asking} onClose={onClose}>
      {mode === 'save' ? (
        <Saving form={form} onBack={() => setMode('use')} onClose={onClose} />
      ) : (
        <>
          <PresetList
            kind="template"
            query={templatesQuery}
            calls={templateCalls}
            onAsking={setAsking}
            onUse={async ({ id }) => {
              const template = await readTemplate(id);
              const question = { title: t(presetWords.template.askTitle), message: t(presetWords.template.ask) };
              const confirmed = { ...question, confirmLabel: t(presetWords.replace), danger: true };
              if (isFilled(form.current()) && !(await confirm(confirmed))) return;
              const taken = withTemplate(form.current(), template);
              form.restart(form.base(), taken.form);
              onClose();
              notifySuccess(t(presetWords.template.taken));
              const words = appliedMessage(template, taken);
              if (words !== undefined) onNotice(words);
            }}
          >
            {({ title }) => <p className={templatesDialogClasses.note}>{title}</p>}
          </PresetList>
          <div className={templatesDialogClasses.footer}>
            <Button
              variant="default"
              leftSection={<IconDeviceFloppy size={16} aria-hidden />}
              onClick={() => setMode('save')}
            >
              {t(presetWords.template.save)}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
};

/** It shows a text as the editor does, so it is loaded with the editor. */
const PreviewDialog = lazyComponent(() => import('./approval-preview-dialog.tsx'));

type Props = { form: Form<DocumentForm>; files: Pick<FilesState, 'stored' | 'items'>; drafter: Person };

/** Looking at the document as it will look. */
export const PreviewTool = ({ form, files, drafter }: Props) => {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconEye size={16} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setShown(true)}
      >
        {t(approvalViewWords.preview.button)}
      </Button>
      {shown && (
        <PreviewDialog
          form={form.current()}
          fileNames={[...files.stored.map(({ name }) => name), ...files.items.map(({ file }) => file.name)]}
          drafter={drafter}
          onClose={() => setShown(false)}
        />
      )}
    </>
  );
};

/** Beginning from an earlier document, and looking at this one as it will look. */
export const WriteTools = ({ form, files, drafter }: Props) => {
  const { t } = useTranslation();
  const [shown, setShown] = useState<'recent' | 'templates'>();
  const [notice, setNotice] = useState<string>();
  const close = () => setShown(undefined);
  const isMemo = categoryOf(form.current().categoryId).name === 'LetterOfApproval';
  return (
    <div className={classes.tools}>
      <Button
        variant="default"
        leftSection={<IconHistory size={16} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setShown('recent')}
      >
        {t(recentDocumentWords.button)}
      </Button>
      {isMemo && (
        <Button
          variant="default"
          leftSection={<IconTemplate size={16} aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => setShown('templates')}
        >
          {t(presetWords.template.button)}
        </Button>
      )}
      <PreviewTool form={form} files={files} drafter={drafter} />
      {shown === 'recent' && <RecentDocumentsDialog categoryId={form.current().categoryId} onClose={close} />}
      {shown === 'templates' && <TemplatesDialog form={form} onClose={close} onNotice={setNotice} />}
      {notice !== undefined && <LeftOutDialog message={notice} onClose={() => setNotice(undefined)} />}
    </div>
  );
};
