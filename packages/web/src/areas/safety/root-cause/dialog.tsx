import { Textarea } from '@mantine/core';
import { type RootCause, type RootCauseBody, rootCauseLimits } from '@portal/contract/safety';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { confirm } from '../../../ui/dialog/confirm.ts';
import { FormDialog } from '../../../ui/form/dialog.tsx';
import { Notice } from '../../../ui/form/notice.tsx';
import kit from '../../../ui/form/styles.module.css';
import { pathTo } from '../../../ui/tree/nodes.ts';
import { TreePicker } from '../../../ui/tree/picker.tsx';
import { uiWords } from '../../../ui/ui.words.ts';
import { actionWords } from '../actions/action.words.ts';
import { useRootCauses } from '../report/trees.ts';
import { bodyOf, chosenIn } from './text.ts';

type Props = {
  /** What is kept; null: nothing yet. */
  kept: RootCause | null;
  busy: boolean;
  /** Why it could not be saved. */
  failure: string | undefined;
  onSave: (body: RootCauseBody) => void;
  onClose: () => void;
};

/** Chooses how far down the tree the root cause lies, with words to it; asked for once more before it is saved. */
const RootCauseDialog = ({ kept, busy, failure, onSave, onClose }: Props) => {
  const { t } = useTranslation();
  const nodes = useRootCauses();
  const [chosen, setChosen] = useState(chosenIn(kept));
  const [description, setDescription] = useState(kept?.description ?? '');
  const dirty = chosen !== chosenIn(kept) || description !== (kept?.description ?? '');
  const path = chosen === undefined ? [] : (pathTo(nodes ?? [], chosen) ?? []);
  const save = async (): Promise<void> => {
    const question = { title: t(actionWords.rootCause.saving), message: t(actionWords.rootCause.sure) };
    if (await confirm({ ...question, confirmLabel: t(actionWords.rootCause.save) })) onSave(bodyOf(path, description));
  };
  return (
    <FormDialog
      title={t(actionWords.rootCause.choose)}
      confirmLabel={t(uiWords.apply)}
      dirty={dirty}
      busy={busy}
      ready={path.length > 0}
      onConfirm={() => void save()}
      onClose={onClose}
    >
      {failure !== undefined && (
        <Notice className={kit.whole} title={t(actionWords.rootCause.notSaved)}>
          {failure}
        </Notice>
      )}
      <div className={kit.whole}>
        <TreePicker
          label={t(actionWords.rootCause.title)}
          nodes={nodes}
          chosen={chosen === undefined ? [] : [chosen]}
          onChange={([id]) => setChosen(id)}
        />
      </div>
      <Textarea
        className={kit.whole ?? ''}
        label={t(actionWords.rootCause.description)}
        autosize
        minRows={3}
        maxRows={8}
        maxLength={rootCauseLimits.description}
        value={description}
        onChange={(event) => setDescription(event.currentTarget.value)}
      />
    </FormDialog>
  );
};

export default RootCauseDialog;
