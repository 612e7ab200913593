import { Button, Checkbox } from '@mantine/core';
import { IconDeviceFloppy } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { confirm } from '../../../ui/dialog/confirm.ts';
import { Dialog } from '../../../ui/dialog/frame.tsx';
import type { Form } from '../../../ui/form/state.ts';
import { notifySuccess } from '../../../ui/toast/notify.ts';
import { bodyOf, type DocumentForm } from '../write/form.ts';
import { readTemplate, templateCalls, templatesQuery } from './api.ts';
import { PresetList } from './list.tsx';
import { presetWords } from './preset.words.ts';
import { PresetSaveForm } from './save-form.tsx';
import classes from './styles.module.css';
import { isTouched, takenWords, withTemplate } from './take.ts';

type Props = { form: Form<DocumentForm>; onClose: () => void; onTold: (words: string) => void };

const Saving = ({ form, onBack, onClose }: Pick<Props, 'form' | 'onClose'> & { onBack: () => void }) => {
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

/** One's own templates of memos: beginning with one, or keeping what is written as one. */
const TemplatesDialog = ({ form, onClose, onTold }: Props) => {
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
              if (isTouched(form.current()) && !(await confirm(confirmed))) return;
              const taken = withTemplate(form.current(), template);
              form.restart(form.base(), taken.form);
              onClose();
              notifySuccess(t(presetWords.template.taken));
              const words = takenWords(template, taken);
              if (words !== undefined) onTold(words);
            }}
          >
            {({ title }) => <p className={classes.note}>{title}</p>}
          </PresetList>
          <div className={classes.footer}>
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

export default TemplatesDialog;
