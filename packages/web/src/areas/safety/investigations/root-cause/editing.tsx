import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../../platform/i18n.ts';
import { confirm } from '../../../../ui/dialog/confirm.ts';
import { formWords } from '../../../../ui/form/form.words.ts';
import { useDirty } from '../../../../ui/form/state.ts';
import { notifyError, notifySuccess } from '../../../../ui/toast/notify.ts';
import { uiWords } from '../../../../ui/ui.words.ts';
import { useCopiedForm } from '../../cases/copied.ts';
import { CasePanel } from '../../cases/kept/panel.tsx';
import type { Refusal } from '../../cases/kept/writes.ts';
import { wayText } from '../../hazard/fields.tsx';
import { useRootCauses } from '../../report/trees.ts';
import { investigationPartsWords } from '../investigation-parts.words.ts';
import { type OwnRootCause, removeMutation, rootCauseCalls } from './api.ts';
import { RootCauseFields } from './fields.tsx';
import { formOfRootCause, newRootCause, rootCauseDefinition } from './form.ts';

const useRemoving = (kept: OwnRootCause | undefined, onGone: () => void) => {
  const { t } = useTranslation();
  const { mutate, isPending } = useMutation({
    ...removeMutation,
    onSuccess: () => {
      notifySuccess(t(investigationPartsWords.rootCause.deleted));
      onGone();
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
    if (sure && kept) mutate(kept);
  };
  return { remove, isPending };
};

type Props = {
  id: number;
  what: string;
  kept: OwnRootCause | undefined;
  refusal: Refusal | undefined;
  reading: ReactNode;
  /** It was taken away, and nobody writes here what would be lost by beginning anew. */
  onGone: () => void;
};

/** Where the root cause of an investigation is saved and taken away. */
const RootCauseEditing = ({ id, what, kept, refusal, reading, onGone }: Props) => {
  const { t } = useTranslation();
  const nodes = useRootCauses();
  const [initial] = useState(() => (kept ? formOfRootCause(kept) : newRootCause));
  const saving = useCopiedForm(
    {
      definition: rootCauseDefinition,
      calls: rootCauseCalls(id),
      initial,
      record: kept,
      done: () => t(investigationPartsWords.rootCause.saved),
      onSaved: () => undefined,
    },
    what,
  );
  const { remove, isPending } = useRemoving(kept, onGone);
  const dirty = useDirty(saving.form);
  const { gone } = saving;
  const wasThere = useRef(false);
  useEffect(() => {
    // Whoever writes is told when they save that somebody else has taken it away, and what they typed is offered again.
    if (kept !== undefined) wasThere.current = true;
    else if (wasThere.current && (!dirty || gone !== undefined)) {
      if (gone !== undefined) notifyError(t(formWords.save.changeFailed, { message: gone }));
      onGone();
    }
  }, [kept, dirty, gone, onGone, t]);
  return (
    <CasePanel
      label={t(investigationPartsWords.rootCause.title)}
      saving={saving}
      refusal={refusal}
      reading={reading}
      confirmLabel={t(investigationPartsWords.rootCause.save)}
      wordsOf={(field, form) => (field === 'cause' ? wayText(nodes, form.cause) : form.description)}
      beside={
        kept && (
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

export default RootCauseEditing;
