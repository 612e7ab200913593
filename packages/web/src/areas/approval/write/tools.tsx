import { Button } from '@mantine/core';
import { categoryOf } from '@portal/contract/approval';
import type { Person } from '@portal/contract/directory';
import { IconEye, IconHistory, IconTemplate } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import type { FilesState } from '../../../ui/form/page/files.ts';
import type { Form } from '../../../ui/form/state.ts';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { LeftOutDialog } from '../preset/left-out-dialog.tsx';
import { presetWords } from '../preset/preset.words.ts';
import TemplatesDialog from '../preset/templates-dialog.tsx';
import RecentDocumentsDialog from '../recent/documents-dialog.tsx';
import { recentDocumentWords } from '../recent/recent-document.words.ts';
import { approvalViewWords } from '../view/approval-view.words.ts';
import type { DocumentForm } from './form.ts';
import classes from './styles.module.css';

/** It shows a text as the editor takes it, so it comes with the editor. */
const PreviewDialog = lazyComponent(() => import('../preview/dialog.tsx'));

type Props = { form: Form<DocumentForm>; files: Pick<FilesState, 'stored' | 'items'>; drafter: Person };

/** Beginning from an earlier document, and looking at this one as it will look. */
export const WriteTools = ({ form, files, drafter }: Props) => {
  const { t } = useTranslation();
  const [shown, setShown] = useState<'recent' | 'preview' | 'templates'>();
  const [told, setTold] = useState<string>();
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
      <Button
        variant="default"
        leftSection={<IconEye size={16} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setShown('preview')}
      >
        {t(approvalViewWords.preview.button)}
      </Button>
      {shown === 'recent' && <RecentDocumentsDialog categoryId={form.current().categoryId} onClose={close} />}
      {shown === 'templates' && <TemplatesDialog form={form} onClose={close} onTold={setTold} />}
      {told !== undefined && <LeftOutDialog message={told} onClose={() => setTold(undefined)} />}
      {shown === 'preview' && (
        <PreviewDialog
          form={form.current()}
          fileNames={[...files.stored.map(({ name }) => name), ...files.items.map(({ file }) => file.name)]}
          drafter={drafter}
          onClose={close}
        />
      )}
    </div>
  );
};
