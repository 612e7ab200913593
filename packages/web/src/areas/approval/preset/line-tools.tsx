import { Button } from '@mantine/core';
import { IconDeviceFloppy, IconFolderOpen } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { type Form, useAnswer } from '../../../ui/form/state.ts';
import type { DocumentForm } from '../write/form.ts';
import { LeftOutDialog } from './left-out-dialog.tsx';
import NamedLinesDialog from './lines-dialog.tsx';
import { presetWords } from './preset.words.ts';
import classes from './styles.module.css';

/** Below the line of approval: taking up one of one's own, and keeping the one that stands there. */
export const NamedLineTools = ({ form }: { form: Form<DocumentForm> }) => {
  const { t } = useTranslation();
  const [mode, setMode] = useState<'use' | 'save'>();
  const [told, setTold] = useState<string>();
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
      {mode && <NamedLinesDialog mode={mode} form={form} onClose={close} onTold={setTold} />}
      {told !== undefined && <LeftOutDialog message={told} onClose={() => setTold(undefined)} />}
    </div>
  );
};
