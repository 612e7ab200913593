import { Button, Textarea, TextInput } from '@mantine/core';
import type { Factual } from '@portal/contract/safety';
import { useState } from 'react';
import { useTranslation } from '../../../../platform/i18n.ts';
import { confirm } from '../../../../ui/dialog/confirm.ts';
import { CopyOffer } from '../../../../ui/form/copy/offer.tsx';
import { Field } from '../../../../ui/form/field.tsx';
import { formWords } from '../../../../ui/form/form.words.ts';
import { Notice } from '../../../../ui/form/notice.tsx';
import { recordNotice } from '../../../../ui/form/record/notice.tsx';
import { RecordPanel } from '../../../../ui/form/record/panel.tsx';
import { useDirty } from '../../../../ui/form/state.ts';
import { uiWords } from '../../../../ui/ui.words.ts';
import { useCopiedForm } from '../../cases/copied.ts';
import { unsavedCaseWords } from '../../cases/kept/unsaved-case.words.ts';
import classes from '../../cases/styles.module.css';
import { investigationWords } from '../investigation.words.ts';
import { investigationPartsWords } from '../investigation-parts.words.ts';
import { factualCalls } from './api.ts';
import { factualDefinition } from './form.ts';

type Props = {
  investigationId: number;
  entry: Factual | undefined;
  /** Why it cannot be saved any more; what was typed stays to be read. */
  refusal: string | undefined;
  onDone: () => void;
};

/** Where an entry is written or changed; what was typed is kept on this device until it is saved. */
const FactualWriting = ({ investigationId, entry, refusal, onDone }: Props) => {
  const { t } = useTranslation();
  const what = entry ? `factual-${entry.id}` : `factual-new-${investigationId}`;
  const [definition] = useState(() => factualDefinition(what));
  const saving = useCopiedForm(
    {
      definition,
      calls: factualCalls(investigationId),
      initial: entry ? { title: entry.title, description: entry.description } : { title: '', description: '' },
      record: entry,
      done: (isNew) => t(isNew ? investigationWords.registered : investigationWords.changed),
      onSaved: onDone,
    },
    what,
  );
  const dirty = useDirty(saving.form);
  const giveUp = (): void => {
    saving.copy.abandon();
    onDone();
  };
  const cancel = async (): Promise<void> => {
    const question = { title: t(formWords.leave.title), message: t(formWords.leave.closing) };
    if (dirty && !(await confirm({ ...question, confirmLabel: t(formWords.save.discard), danger: true }))) return;
    giveUp();
  };
  const gone = saving.gone !== undefined && recordNotice({ saving, onClose: giveUp });
  const label = t(entry ? investigationPartsWords.factual.change : investigationPartsWords.factual.add);
  return (
    <div className={classes.entry}>
      <CopyOffer copy={saving.copy} />
      <RecordPanel
        label={label}
        saving={saving}
        ended={gone || (refusal && <Notice title={refusal}>{t(unsavedCaseWords.stays)}</Notice>)}
        beside={
          <Button variant="default" disabled={saving.busy} onClick={() => void cancel()}>
            {t(uiWords.cancel)}
          </Button>
        }
      >
        <div className={classes.adding}>
          <Field form={saving.form} name="title">
            {(bound) => <TextInput autoFocus {...bound} />}
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
