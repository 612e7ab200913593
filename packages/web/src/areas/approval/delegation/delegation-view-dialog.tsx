import { Button, Group } from '@mantine/core';
import { type Delegation, delegationWarnings } from '@portal/contract/approval';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { instantText } from '../../../platform/formats.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { useOpened } from '../../../platform/notification-read.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import { confirm } from '../../../ui/dialog/dialog-confirm.ts';
import { Dialog } from '../../../ui/dialog/dialog-frame.tsx';
import { notifyDone } from '../../../ui/dialog/toast-notify.ts';
import { Notice } from '../../../ui/form/form-notice.tsx';
import { TextLink } from '../../../ui/page/links.tsx';
import { fullName } from '../../../ui/person/person-picker-texts.ts';
import { uiWords } from '../../../ui/ui.words.ts';
import classes from './delegation.module.css';
import { endMutation } from './delegation.queries.ts';
import { delegationWords } from './delegation.words.ts';
import { categoriesWord, DelegationState, peopleWord, periodWord } from './delegation-cells.tsx';

const useFacts = (delegation: Delegation): [keyof typeof delegationWords.column, ReactNode][] => {
  const { t } = useTranslation();
  const { principal, deputy, reason, leave, createdBy, createdAt, endedBy, endedAt } = delegation;
  const byAt = (name: string, at: string) => t(delegationWords.byAt, { name, at: instantText(at) });
  return [
    ['state', <DelegationState key="state" delegation={delegation} />],
    ['principal', fullName(principal)],
    ['deputy', fullName(deputy)],
    ['period', periodWord(delegation)],
    ['categories', categoriesWord(delegation)],
    ...(reason === null ? [] : [['reason', reason] as [keyof typeof delegationWords.column, ReactNode]]),
    ...(leave === null
      ? []
      : [
          [
            'leave',
            <TextLink key="leave" to="/approval/documents/view/$id" params={{ id: String(leave.id) }}>
              {leave.docNo}
            </TextLink>,
          ] as [keyof typeof delegationWords.column, ReactNode],
        ]),
    ['createdBy', byAt(nameOf(createdBy), createdAt)],
    ...(endedBy && endedAt !== null
      ? [['endedBy', byAt(nameOf(endedBy), endedAt)] as [keyof typeof delegationWords.column, ReactNode]]
      : []),
  ];
};

type Props = { delegation: Delegation; onClose: () => void };

/** The details of a delegation, and the button to end it. */
export const DelegationViewDialog = ({ delegation, onClose }: Props) => {
  const { t } = useTranslation();
  const facts = useFacts(delegation);
  useOpened('approval/delegation', delegation.id);
  const { mutate, isPending } = useMutation({
    ...endMutation,
    onSuccess: () => {
      notifyDone(t(delegationWords.end.done), peopleWord(delegation));
      onClose();
    },
    onError: onClose,
  });
  const end = async (): Promise<void> => {
    const agreed = await confirm({
      title: t(delegationWords.end.title),
      message: t(delegationWords.end.message),
      confirmLabel: t(delegationWords.end.button),
      danger: true,
    });
    if (agreed && !isPending) mutate(delegation);
  };
  return (
    <Dialog title={peopleWord(delegation)} onClose={onClose}>
      {delegationWarnings(delegation).map((warning) => (
        <Notice key={warning} title={t(delegationWords[`${warning}Hint`])} />
      ))}
      <dl className={classes.facts}>
        {facts.map(([name, fact]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{t(delegationWords.column[name])}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onClose}>
          {t(uiWords.close)}
        </Button>
        {delegation.can.end === true && (
          <Button color="red" variant="outline" loading={isPending} onClick={() => void end()}>
            {t(delegationWords.end.title)}
          </Button>
        )}
      </Group>
    </Dialog>
  );
};
