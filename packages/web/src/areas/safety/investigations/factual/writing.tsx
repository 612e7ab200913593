import { Button, Textarea, TextInput } from '@mantine/core';
import type { Factual } from '@portal/contract/safety';
import { useState } from 'react';
import { useTranslation } from '../../../../platform/i18n.ts';
import { CopyOffer } from '../../../../ui/form/copy/offer.tsx';
import { Field } from '../../../../ui/form/field.tsx';
import { RecordPanel } from '../../../../ui/form/record/panel.tsx';
import { useCopiedForm } from '../../cases/copied.ts';
import classes from '../../cases/styles.module.css';
import { factualCalls } from './api.ts';
import { factualDefinition } from './form.ts';

type Props = { investigationId: number; entry: Factual | undefined; onDone: () => void };

/** Where an entry is written or changed; what was typed is kept on this device until it is saved. */
const FactualWriting = ({ investigationId, entry, onDone }: Props) => {
  const { t } = useTranslation();
  const what = entry ? `factual-${entry.id}` : `factual-new-${investigationId}`;
  const [definition] = useState(() => factualDefinition(what));
  const saving = useCopiedForm(
    {
      definition,
      calls: factualCalls(investigationId),
      initial: entry ? { title: entry.title, description: entry.description } : { title: '', description: '' },
      record: entry,
      done: (isNew) => t(isNew ? 'safetyInvestigation.registered' : 'safetyInvestigation.changed'),
      onSaved: onDone,
    },
    what,
  );
  const cancel = () => {
    saving.copy.abandon();
    onDone();
  };
  const label = t(entry ? 'safetyInvestigation.factual.change' : 'safetyInvestigation.factual.add');
  return (
    <div className={classes.entry}>
      <CopyOffer copy={saving.copy} />
      <RecordPanel
        label={label}
        saving={saving}
        beside={
          <Button variant="default" disabled={saving.busy} onClick={cancel}>
            {t('ui.cancel')}
          </Button>
        }
      >
        <div className={classes.adding}>
          <Field form={saving.form} name="title">
            {(bound) => <TextInput {...bound} />}
          </Field>
          <Field form={saving.form} name="description">
            {(bound) => <Textarea {...bound} autosize minRows={5} maxRows={24} />}
          </Field>
        </div>
      </RecordPanel>
    </div>
  );
};

export default FactualWriting;
