import { Button } from '@mantine/core';
import type { NamedLine } from '@portal/contract/approval';
import { IconDeviceFloppy, IconFolderOpen } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { confirm } from '../../../ui/dialog/dialog-confirm.ts';
import { Dialog } from '../../../ui/dialog/dialog-frame.tsx';
import { notifySuccess } from '../../../ui/dialog/toast-notify.ts';
import { type Form, useAnswer } from '../../../ui/form/form-state.ts';
import { uiWords } from '../../../ui/ui.words.ts';
import { bodyOf, type DocumentForm } from '../form/approval-form-values.ts';
import { LineSteps } from '../line/line-steps.tsx';
import { referrerText } from '../referrer/referrer-selection.ts';
import classes from './preset.module.css';
import { namedLineCalls, namedLinesQuery } from './preset.queries.ts';
import { presetWords } from './preset.words.ts';
import { appliedMessage, leftOutMessage, losesPeople, withPeople } from './preset-apply.ts';
import { LeftOutDialog, PresetList } from './preset-list.tsx';
import { PresetSaveForm } from './preset-save-form.tsx';

/** The people on a named line, and those who can no longer be chosen. */
const PresetPeople = ({ line }: { line: NamedLine }) => {
  const { t } = useTranslation();
  const { lines, referrers } = line;
  const left = leftOutMessage(line);
  return (
    <>
      {lines.length > 0 && <LineSteps lines={lines} />}
      {referrers.length > 0 && (
        <p className={classes.note}>{t(presetWords.referrers, { names: referrers.map(referrerText).join(', ') })}</p>
      )}
      {left !== undefined && <p className={classes.left}>{left}</p>}
    </>
  );
};

type Props = {
  mode: 'use' | 'save';
  form: Form<DocumentForm>;
  onClose: () => void;
  /** The people who were left out, or removed. */
  onNotice: (words: string) => void;
};

/** One's own approval lines: applying one, or storing the one that was chosen. */
const NamedLinesDialog = ({ mode, form, onClose, onNotice }: Props) => {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const { lines = [], referrers = [] } = bodyOf(form.current());
  return (
    <Dialog title={t(presetWords.namedLine[mode])} size={640} closeOnEscape={!asking} onClose={onClose}>
      {mode === 'save' ? (
        <PresetSaveForm
          kind="namedLine"
          query={namedLinesQuery}
          calls={namedLineCalls}
          bodyOf={(name) => ({ name, lines, referrers })}
          onDone={onClose}
          onCancel={onClose}
          cancelLabel={t(uiWords.cancel)}
        />
      ) : (
        <PresetList
          kind="namedLine"
          query={namedLinesQuery}
          calls={namedLineCalls}
          onAsking={setAsking}
          onUse={async (preset) => {
            const taken = withPeople(form.current(), preset);
            const question = { title: t(presetWords.namedLine.askTitle), message: t(presetWords.namedLine.ask) };
            const needsConfirmation = losesPeople(form.current(), taken.form);
            if (needsConfirmation && !(await confirm({ ...question, confirmLabel: t(presetWords.replace) }))) return;
            form.patch({ lines: taken.form.lines, referrers: taken.form.referrers });
            onClose();
            notifySuccess(t(presetWords.namedLine.taken));
            const words = appliedMessage(preset, taken);
            if (words !== undefined) onNotice(words);
          }}
        >
          {(preset) => <PresetPeople line={preset} />}
        </PresetList>
      )}
    </Dialog>
  );
};

/** Below the approval line: apply a stored line, and store the present one. */
export const NamedLineTools = ({ form }: { form: Form<DocumentForm> }) => {
  const { t } = useTranslation();
  const [mode, setMode] = useState<'use' | 'save'>();
  const [notice, setNotice] = useState<string>();
  const isAlone = useAnswer(form, ({ selfApprove }) => selfApprove);
  const isEmpty = useAnswer(form, ({ lines, referrers }) => lines.length === 0 && referrers.length === 0);
  const close = () => setMode(undefined);
  const tools = [
    { key: 'use', icon: <IconFolderOpen size={16} aria-hidden />, disabled: isAlone },
    { key: 'save', icon: <IconDeviceFloppy size={16} aria-hidden />, disabled: isAlone || isEmpty },
  ] as const;
  return (
    <div className={classes.tools}>
      {tools.map(({ key, icon, disabled }) => (
        <Button
          key={key}
          size="xs"
          variant="subtle"
          leftSection={icon}
          disabled={disabled}
          aria-haspopup="dialog"
          onClick={() => setMode(key)}
        >
          {t(presetWords.namedLine[key])}
        </Button>
      ))}
      {mode && <NamedLinesDialog mode={mode} form={form} onClose={close} onNotice={setNotice} />}
      {notice !== undefined && <LeftOutDialog message={notice} onClose={() => setNotice(undefined)} />}
    </div>
  );
};
