import { Button, UnstyledButton } from '@mantine/core';
import type { ProblemCode } from '@portal/contract/kernel';
import type { ActionRow } from '@portal/contract/safety';
import { IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { FailureNote } from '../../../ui/page/failure-note.tsx';
import { RecordSkeleton } from '../../../ui/page/record-skeleton.tsx';
import { usePhone } from '../../../ui/page/width.ts';
import { PersonAvatar } from '../../../ui/person/avatar.tsx';
import { departmentNameOf, titledName } from '../../../ui/person/person-picker-texts.ts';
import { usePhoto } from '../../identity/index.ts';
import type { CaseRef } from '../safety.queries.ts';
import classes from './action.module.css';
import { actionsQuery } from './action.queries.ts';
import { actionWords } from './action.words.ts';
import { AssignDialog } from './action-assign-dialog.tsx';
import { ActionBadges } from './action-badge.tsx';
import { KeepSelection, useChosenAction } from './action-selection.ts';
import { ActionLoader } from './action-view.tsx';

type PillProps = { action: ActionRow; isChosen: boolean; onChoose: () => void };

const Pill = ({ action, isChosen, onChoose }: PillProps) => {
  const { t } = useTranslation();
  const { mitigator, actionNo, dueDate, instruction } = action;
  return (
    <li>
      <UnstyledButton className={classes.pill} aria-current={isChosen || undefined} onClick={onChoose}>
        <PersonAvatar name={nameOf(mitigator)} photo={usePhoto(mitigator.email)} size={36} />
        <span className={classes.pillWords}>
          <b>{titledName(mitigator)}</b>
          <small>{departmentNameOf(mitigator)}</small>
          {instruction !== null && <span className={classes.task}>{instruction}</span>}
          <small>
            {actionNo} · {t(actionWords.until, { day: dueDate })}
          </small>
          <ActionBadges action={action} />
        </span>
      </UnstyledButton>
    </li>
  );
};

type ActionPillsProps = { actions: readonly ActionRow[]; chosen: number | undefined; onChoose: (id: number) => void };

/** Who is to act, one pill for each action. */
const ActionPills = ({ actions, chosen, onChoose }: ActionPillsProps) => {
  const { t } = useTranslation();
  return (
    <ul className={classes.pills} aria-label={t(actionWords.list)}>
      {actions.map((action) => (
        <Pill key={action.id} action={action} isChosen={action.id === chosen} onChoose={() => onChoose(action.id)} />
      ))}
    </ul>
  );
};

type Props = {
  of: CaseRef;
  /** `can` of the case for assigning: the button is shown only while it can be used. */
  assign: true | ProblemCode | undefined;
};

/** The actions of a case: who is to act at the left, what became of it at the right; two screens on a phone. */
export const ActionPanel = ({ of, assign }: Props) => {
  const { t } = useTranslation();
  const { data: actions, error, refetch } = useQuery({ ...actionsQuery(of), refetchOnWindowFocus: 'always' });
  const { chosen, choose, keep } = useChosenAction();
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
            <KeepSelection value={() => shown !== chosen && keep(shown)}>
              <ActionLoader
                // Choosing another action clears the state of the one before.
                key={shown}
                of={{ ...of, mid: shown }}
                onBack={isPhone ? () => choose(undefined, true) : undefined}
              />
            </KeepSelection>
          )}
        </div>
      )}
      {isAssigning && <AssignDialog of={of} actions={actions} onClose={() => setAssigning(false)} />}
    </>
  );
};
