import { Button } from '@mantine/core';
import type { ProblemCode } from '@portal/contract/kernel';
import { IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { FailureNote } from '../../../ui/page/failure-note.tsx';
import { RecordSkeleton } from '../../../ui/page/record-skeleton.tsx';
import { usePhone } from '../../../ui/page/width.ts';
import { actionWords } from './action.words.ts';
import { actionsQuery, type CaseRef } from './api.ts';
import AssignDialog from './assign-dialog.tsx';
import { useChosenAction } from './chosen.ts';
import { Hold } from './held.ts';
import { ActionLoaded } from './loaded.tsx';
import { ActionPills } from './pills.tsx';
import classes from './styles.module.css';

type Props = {
  of: CaseRef;
  /** What the case says of assigning (`can`): the button stands there only while it can be used. */
  assign: true | ProblemCode | undefined;
};

/** The actions of a case: who is to act at the left, what became of it at the right; two screens on a phone. */
export const ActionPanel = ({ of, assign }: Props) => {
  const { t } = useTranslation();
  const { data: actions, error, refetch } = useQuery({ ...actionsQuery(of), refetchOnWindowFocus: 'always' });
  const { chosen, choose, hold } = useChosenAction();
  const [isAssigning, setAssigning] = useState(false);
  const isPhone = usePhone();
  if (error && actions === undefined) return <FailureNote error={error} onRetry={() => void refetch()} />;
  if (actions === undefined) return <RecordSkeleton />;
  const known = actions.find(({ id }) => id === chosen)?.id;
  const shown = known ?? (isPhone ? undefined : actions[0]?.id);
  const add = assign === true && (
    <Button variant="light" leftSection={<IconUserPlus size={16} aria-hidden />} onClick={() => setAssigning(true)}>
      {t(actionWords.add)}
    </Button>
  );
  return (
    <>
      {actions.length === 0 ? (
        <EmptyState message={t(actionWords.none)} hint={assign === true ? t(actionWords.noneHint) : undefined}>
          {add}
        </EmptyState>
      ) : (
        <div className={classes.panel}>
          {!(isPhone && shown !== undefined) && (
            <div className={classes.side}>
              {add}
              <ActionPills actions={actions} chosen={shown} onChoose={(id) => choose(id, !isPhone)} />
            </div>
          )}
          {shown !== undefined && (
            <Hold value={() => shown !== chosen && hold(shown)}>
              <ActionLoaded
                // Choosing another clears what stood there of the one before.
                key={shown}
                of={{ ...of, mid: shown }}
                onBack={isPhone ? () => choose(undefined, true) : undefined}
              />
            </Hold>
          )}
        </div>
      )}
      {isAssigning && <AssignDialog of={of} actions={actions} onClose={() => setAssigning(false)} />}
    </>
  );
};
