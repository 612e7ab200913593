import { Button } from '@mantine/core';
import { categoryOf } from '@portal/contract/approval';
import type { Person } from '@portal/contract/directory';
import { IconEye, IconHistory, IconTemplate } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import type { FilesState } from '../../../ui/form/page/files.ts';
import type { Form } from '../../../ui/form/state.ts';
import { late, preloadSoon } from '../../../ui/late/part.tsx';
import { LeftOutDialog } from '../preset/left-out-dialog.tsx';
import type { DocumentForm } from './form.ts';
import classes from './styles.module.css';

const RecentDocumentsDialog = late(() => import('../recent/documents-dialog.tsx'));
const PreviewDialog = late(() => import('../preview/dialog.tsx'));
const TemplatesDialog = late(() => import('../preset/templates-dialog.tsx'));

type Props = { form: Form<DocumentForm>; files: Pick<FilesState, 'stored' | 'items'>; drafter: Person };

/** Beginning from an earlier document, and looking at this one as it will look. */
export const WriteTools = ({ form, files, drafter }: Props) => {
  const { t } = useTranslation();
  const [shown, setShown] = useState<'recent' | 'preview' | 'templates'>();
  const [told, setTold] = useState<string>();
  const close = () => setShown(undefined);
  const isMemo = categoryOf(form.current().categoryId).name === 'LetterOfApproval';
  useEffect(() => preloadSoon(RecentDocumentsDialog, PreviewDialog, TemplatesDialog), []);
  return (
    <div className={classes.tools}>
      <Button
        variant="default"
        leftSection={<IconHistory size={16} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setShown('recent')}
      >
        {t('approval.recent.button')}
      </Button>
      {isMemo && (
        <Button
          variant="default"
          leftSection={<IconTemplate size={16} aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => setShown('templates')}
        >
          {t('preset.template.button')}
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<IconEye size={16} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setShown('preview')}
      >
        {t('approval.preview.button')}
      </Button>
      {shown === 'recent' && (
        <RecentDocumentsDialog categoryId={form.current().categoryId} onClose={close} onMissing={close} />
      )}
      {shown === 'templates' && <TemplatesDialog form={form} onClose={close} onMissing={close} onTold={setTold} />}
      {told !== undefined && <LeftOutDialog message={told} onClose={() => setTold(undefined)} />}
      {shown === 'preview' && (
        <PreviewDialog
          form={form.current()}
          fileNames={[...files.stored.map(({ name }) => name), ...files.items.map(({ file }) => file.name)]}
          drafter={drafter}
          onClose={close}
          onMissing={close}
        />
      )}
    </div>
  );
};
