import { Button, Textarea } from '@mantine/core';
import {
  checkRootCause,
  investigationRootCause,
  type RootCause,
  type RootCauseBody,
  rootCauseLimits,
} from '@portal/contract/safety';
import { IconBinaryTree } from '@tabler/icons-react';
import { mutationOptions, useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { call } from '../../../../platform/calls/call.ts';
import { knownFailure } from '../../../../platform/calls/problem-messages.ts';
import { translate, useTranslation } from '../../../../platform/i18n.ts';
import { confirm } from '../../../../ui/dialog/dialog-confirm.ts';
import { notifyError, notifySuccess } from '../../../../ui/dialog/toast-notify.ts';
import { formWords } from '../../../../ui/form/form.words.ts';
import type { Definition } from '../../../../ui/form/form-definition.ts';
import { Field } from '../../../../ui/form/form-field.tsx';
import { type Form, useDirty } from '../../../../ui/form/form-state.ts';
import { PickField } from '../../../../ui/form/pick-field.tsx';
import type { RecordCalls } from '../../../../ui/form/record/record-save.ts';
import { TreePickDialog } from '../../../../ui/tree/pick-dialog.tsx';
import { uiWords } from '../../../../ui/ui.words.ts';
import classes from '../../case/case.module.css';
import { useCopiedForm } from '../../case/case-form.ts';
import { CasePanel } from '../../case/case-panel.tsx';
import type { Refusal } from '../../case/case-unsaved.tsx';
import { idPathTo, levelsOf, pathOf, pathTextOf } from '../../catalogue/catalogue-levels.ts';
import { useRootCauses } from '../../catalogue/catalogue-trees.ts';
import { PickedEntries } from '../../catalogue/picked-entries.tsx';
import { hazardFieldsWords } from '../../hazard/hazard-fields.words.ts';
import { safetyKeys } from '../../safety.queries.ts';
import { investigationPartsWords } from '../investigation-parts.words.ts';

/** A path down the tree that may end anywhere, and its description. */
type RootCauseForm = { cause: number[]; description: string };

const newRootCause: RootCauseForm = { cause: [], description: '' };

const formOfRootCause = (stored: RootCause): RootCauseForm => ({
  cause: pathOf(stored),
  description: stored.description ?? '',
});

const bodyOfRootCause = ({ cause, description }: RootCauseForm): RootCauseBody => ({
  ...levelsOf(cause),
  description: description.trim() === '' ? null : description,
});

const rootCauseDefinition: Definition<RootCauseForm> = {
  name: 'root-cause',
  fields: ['cause', 'description'],
  aliases: { level1: 'cause', level2: 'cause', level3: 'cause', level4: 'cause' },
  labelOf: (field) => translate(investigationPartsWords.rootCause.field[field as keyof RootCauseForm]),
  isRequired: (field) => field === 'cause',
  missing: () => translate(hazardFieldsWords.missing),
  check: (form) => [
    ...checkRootCause(bodyOfRootCause(form)),
    ...([...form.description].length > rootCauseLimits.description
      ? [{ path: 'description', code: 'too-long', limit: rootCauseLimits.description } as const]
      : []),
  ],
};

/** The root cause: one entry of the tree, on any level, and its description. */
const RootCauseFields = ({ form }: { form: Form<RootCauseForm> }) => {
  const { t } = useTranslation();
  const nodes = useRootCauses();
  return (
    <div className={classes.adding}>
      <Field form={form} name="cause">
        {({ value, onChange, ...bound }) => (
          <PickField
            bound={bound}
            icon={<IconBinaryTree size={16} aria-hidden />}
            button={t(investigationPartsWords.rootCause.choose)}
            dialog={(close) => (
              <TreePickDialog
                title={t(investigationPartsWords.rootCause.choose)}
                label={bound.label}
                nodes={nodes}
                picked={value.slice(-1)}
                anywhere
                onPick={(id) => {
                  onChange(idPathTo(nodes ?? [], id));
                  close();
                }}
                onClose={close}
              />
            )}
          >
            <PickedEntries
              label={bound.label}
              entries={value.slice(-1).map((id) => ({ id, words: pathTextOf(nodes, value) }))}
              onRemove={() => onChange([])}
            />
          </PickField>
        )}
      </Field>
      <Field form={form} name="description">
        {(bound) => <Textarea {...bound} autosize minRows={3} maxRows={16} />}
      </Field>
    </div>
  );
};

/** A root cause with the id of its investigation, which identifies it. */
type OwnRootCause = RootCause & { id: number };

const rootCauseCalls = (id: number): RecordCalls<RootCauseForm, OwnRootCause> => {
  const params = { id };
  const own = (stored: RootCause): OwnRootCause => ({ ...stored, id });
  const read = async (): Promise<OwnRootCause> => {
    const stored = await call(investigationRootCause.get, { params });
    if (stored === null) throw knownFailure('not-found');
    return own(stored);
  };
  return {
    formOf: formOfRootCause,
    create: async (form, idempotencyKey) =>
      own(await call(investigationRootCause.create, { params, body: bodyOfRootCause(form) }, { idempotencyKey })),
    change: async ({ version }, form) =>
      own(await call(investigationRootCause.change, { params, body: bodyOfRootCause(form) }, { ifMatch: version })),
    read,
    readThere: read,
    refreshes: [safetyKeys.all],
  };
};

const removeMutation = mutationOptions({
  mutationFn: ({ id, version }: OwnRootCause) =>
    call(investigationRootCause.remove, { params: { id } }, { ifMatch: version }),
  meta: { refreshes: [safetyKeys.all], ownErrors: true },
});

const useRemoving = (stored: OwnRootCause | undefined, onDeleted: () => void) => {
  const { t } = useTranslation();
  const { mutate, isPending } = useMutation({
    ...removeMutation,
    onSuccess: () => {
      notifySuccess(t(investigationPartsWords.rootCause.deleted));
      onDeleted();
    },
    onError: ({ message }) => notifyError(t(investigationPartsWords.factual.notDeleted, { message })),
  });
  const remove = async (): Promise<void> => {
    const sure = await confirm({
      title: t(investigationPartsWords.rootCause.deleteTitle),
      message: t(investigationPartsWords.rootCause.deleteMessage),
      confirmLabel: t(uiWords.delete),
      danger: true,
    });
    if (sure && stored) mutate(stored);
  };
  return { remove, isPending };
};

type Props = {
  id: number;
  what: string;
  stored: OwnRootCause | undefined;
  refusal: Refusal | undefined;
  reading: ReactNode;
  /** It was deleted, and no form here has text that a reset would lose. */
  onDeleted: () => void;
};

/** The form to save and delete the root cause of an investigation. */
export const RootCauseEditing = ({ id, what, stored, refusal, reading, onDeleted }: Props) => {
  const { t } = useTranslation();
  const nodes = useRootCauses();
  const [initial] = useState(() => (stored ? formOfRootCause(stored) : newRootCause));
  const saving = useCopiedForm(
    {
      definition: rootCauseDefinition,
      calls: rootCauseCalls(id),
      initial,
      record: stored,
      done: () => t(investigationPartsWords.rootCause.saved),
      onSaved: () => undefined,
    },
    what,
  );
  const { remove, isPending } = useRemoving(stored, onDeleted);
  const dirty = useDirty(saving.form);
  const { deletedMessage } = saving;
  const wasThere = useRef(false);
  useEffect(() => {
    // A user who is writing learns on saving that somebody else has deleted it, and their text is offered again.
    if (stored !== undefined) wasThere.current = true;
    else if (wasThere.current && (!dirty || deletedMessage !== undefined)) {
      if (deletedMessage !== undefined) notifyError(t(formWords.save.changeFailed, { message: deletedMessage }));
      onDeleted();
    }
  }, [stored, dirty, deletedMessage, onDeleted, t]);
  return (
    <CasePanel
      label={t(investigationPartsWords.rootCause.title)}
      saving={saving}
      refusal={refusal}
      reading={reading}
      confirmLabel={t(investigationPartsWords.rootCause.save)}
      wordsOf={(field, form) => (field === 'cause' ? pathTextOf(nodes, form.cause) : form.description)}
      extra={
        stored && (
          <Button variant="default" loading={isPending} disabled={saving.busy} onClick={() => void remove()}>
            {t(uiWords.delete)}
          </Button>
        )
      }
    >
      <RootCauseFields form={saving.form} />
    </CasePanel>
  );
};
