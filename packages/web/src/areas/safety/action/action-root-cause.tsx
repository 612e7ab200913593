import { Button, Textarea } from '@mantine/core';
import { type Action, type RootCause, type RootCauseBody, rootCauseLimits } from '@portal/contract/safety';
import { IconBinaryTree2, IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../platform/calls/failure.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { confirm } from '../../../ui/dialog/dialog-confirm.ts';
import { notifyError, notifySuccess } from '../../../ui/dialog/toast-notify.ts';
import kit from '../../../ui/form/form.module.css';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { Notice } from '../../../ui/form/form-notice.tsx';
import { pathTo } from '../../../ui/tree/nodes.ts';
import { TreePicker } from '../../../ui/tree/tree-picker.tsx';
import { uiWords } from '../../../ui/ui.words.ts';
import paper from '../case/case-facts.module.css';
import { deepestLevelOf, levelsText, rootCauseBodyOf } from '../catalogue/catalogue-levels.ts';
import { useRootCauses } from '../catalogue/catalogue-trees.ts';
import { safetyKeys } from '../safety.queries.ts';
import classes from './action.module.css';
import { type ActionRef, actMeta, removeRootCause, saveRootCause } from './action.queries.ts';
import { actionWords } from './action.words.ts';
import { useKeepSelection } from './action-selection.ts';

type RootCauseDialogProps = {
  /** The stored root cause, or null. */
  stored: RootCause | null;
  busy: boolean;
  /** Why it could not be saved. */
  failure: string | undefined;
  onSave: (body: RootCauseBody) => void;
  onClose: () => void;
};

/** Chooses a root cause from the tree, with a description; saving needs a confirmation. */
const RootCauseDialog = ({ stored, busy, failure, onSave, onClose }: RootCauseDialogProps) => {
  const { t } = useTranslation();
  const nodes = useRootCauses();
  const [chosen, setChosen] = useState(deepestLevelOf(stored));
  const [description, setDescription] = useState(stored?.description ?? '');
  const dirty = chosen !== deepestLevelOf(stored) || description !== (stored?.description ?? '');
  const path = chosen === undefined ? [] : (pathTo(nodes ?? [], chosen) ?? []);
  const save = async (): Promise<void> => {
    const question = { title: t(actionWords.rootCause.saving), message: t(actionWords.rootCause.sure) };
    if (await confirm({ ...question, confirmLabel: t(actionWords.rootCause.save) }))
      onSave(rootCauseBodyOf(path, description));
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

type Props = { of: ActionRef; action: Pick<Action, 'actionNo' | 'rootCause' | 'can'> };

const useRemoval = ({ of, action: { actionNo, rootCause } }: Props) => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => removeRootCause(of, rootCause?.version ?? 0),
    meta: actMeta,
    onSuccess: () => notifySuccess(t(actionWords.rootCause.removed), actionNo),
    onError: ({ message }) => {
      notifyError(message);
      void queryClient.invalidateQueries({ queryKey: safetyKeys.all });
    },
  });
  const ask = async (): Promise<void> => {
    const question = { title: t(actionWords.rootCause.remove), message: t(actionWords.rootCause.sureRemove) };
    if (await confirm({ ...question, confirmLabel: t(uiWords.delete), danger: true })) mutate();
  };
  return { ask, isPending };
};

/** The root cause, with the buttons to change it. */
export const ActionRootCause = ({ of, action }: Props) => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { actionNo, rootCause, can } = action;
  const [isOpen, setOpen] = useState(false);
  useKeepSelection(isOpen);
  const removal = useRemoval({ of, action });
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (body: RootCauseBody) => saveRootCause(of, body, rootCause?.version),
    meta: actMeta,
    onSuccess: () => {
      notifySuccess(t(actionWords.rootCause.saved), actionNo);
      setOpen(false);
    },
    // Somebody else saved first: the next attempt is based on the present version.
    onError: () => void queryClient.invalidateQueries({ queryKey: safetyKeys.all }),
  });
  const close = (): void => {
    reset();
    setOpen(false);
  };
  return (
    <section className={classes.part} aria-label={t(actionWords.rootCause.title)}>
      <h3 className={classes.partName}>{t(actionWords.rootCause.title)}</h3>
      {rootCause === null ? (
        <p className={paper.none}>{t(actionWords.rootCause.none)}</p>
      ) : (
        <>
          <p className={classes.way}>{levelsText(rootCause)}</p>
          {rootCause.description !== null && <p className={classes.plain}>{rootCause.description}</p>}
        </>
      )}
      {can.rootCause === true && (
        <div className={classes.acts}>
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconBinaryTree2 size={14} aria-hidden />}
            onClick={() => setOpen(true)}
          >
            {t(actionWords.rootCause.choose)}
          </Button>
          {rootCause !== null && (
            <Button
              size="compact-sm"
              variant="subtle"
              color="red"
              leftSection={<IconTrash size={14} aria-hidden />}
              loading={removal.isPending}
              onClick={() => void removal.ask()}
            >
              {t(actionWords.rootCause.remove)}
            </Button>
          )}
        </div>
      )}
      {isOpen && (
        <RootCauseDialog
          stored={rootCause}
          busy={isPending}
          failure={error ? messageOf(error) : undefined}
          onSave={mutate}
          onClose={close}
        />
      )}
    </section>
  );
};
