import { Button, Group, NativeSelect, Switch } from '@mantine/core';
import { type Duty, dutyWords, type Report, type SheetForm, sheetForms, usualForm } from '@portal/contract/safety';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { Dialog } from '../../../ui/dialog/dialog-frame.tsx';
import { uiWords } from '../../../ui/ui.words.ts';
import classes from './duty.module.css';
import { sheetMutation } from './duty.queries.ts';
import { dutyScreenWords } from './duty.words.ts';

const words = dutyScreenWords.sheet;

type Props = { report: Report; duty: Duty; onClose: () => void };

/** Saves a draft of the official form, without the reporter unless the name is requested and allowed. */
export const SheetDialog = ({ report, duty, onClose }: Props) => {
  const { t } = useTranslation();
  const [form, setForm] = useState<SheetForm>(() =>
    usualForm({ basis: duty.basis, mandatoryReportType: report.mandatoryReportType }),
  );
  const [named, setNamed] = useState(false);
  const { mutate, isPending } = useMutation({ ...sheetMutation, onSuccess: onClose });
  const offersName = report.isMine || (report.reportType === 'SSR' && !report.isConfidential && form !== '66');
  return (
    <Dialog title={t(words.title)} size={520} onClose={onClose}>
      <div className={classes.sheet}>
        <p className={classes.notice}>{t(words.notice)}</p>
        <NativeSelect
          label={t(words.form)}
          data-autofocus
          data={sheetForms.map((value) => ({ value, label: t(dutyWords.form[value]) }))}
          value={form}
          onChange={(event) => setForm(sheetForms.find((value) => value === event.currentTarget.value) ?? form)}
        />
        {offersName && (
          <Switch
            label={t(words.named)}
            checked={named}
            onChange={({ currentTarget: { checked } }) => setNamed(checked)}
          />
        )}
      </div>
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onClose}>
          {t(uiWords.cancel)}
        </Button>
        <Button loading={isPending} onClick={() => mutate({ id: report.id, form, named: named && offersName })}>
          {t(words.save)}
        </Button>
      </Group>
    </Dialog>
  );
};
