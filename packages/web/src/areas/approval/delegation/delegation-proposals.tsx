import { Button } from '@mantine/core';
import type { DelegationProposal } from '@portal/contract/approval';
import { useMutation, useQuery } from '@tanstack/react-query';
import { messageOf } from '../../../platform/calls/failure.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import { confirm } from '../../../ui/dialog/dialog-confirm.ts';
import { notifyError, notifySuccess } from '../../../ui/dialog/toast-notify.ts';
import { useIdempotencyKey } from '../../../ui/form/attempt.ts';
import classes from './delegation.module.css';
import { makeMutation, proposalsQuery } from './delegation.queries.ts';
import { delegationWords } from './delegation.words.ts';
import { peopleWord, periodWord } from './delegation-cells.tsx';
import { bodyOfDelegation, emptyDelegation } from './delegation-form.ts';

const words = delegationWords.proposal;

type Props = {
  /** Opens the form, to choose another deputy or other days. */
  onChange: (proposal: DelegationProposal) => void;
};

const Proposal = ({ proposal, onChange }: Props & { proposal: DelegationProposal }) => {
  const { t } = useTranslation();
  const { keyOf } = useIdempotencyKey();
  const { mutate, isPending } = useMutation({
    ...makeMutation,
    onSuccess: (made) => notifySuccess(t(delegationWords.confirm.done), peopleWord(made)),
    onError: (error) => notifyError(messageOf(error)),
  });
  const { deputy, leave } = proposal;
  const take = async (): Promise<void> => {
    const agreed = await confirm({
      title: t(delegationWords.confirm.title),
      message: t(delegationWords.confirm.message),
      confirmLabel: t(delegationWords.confirm.button),
    });
    const body = bodyOfDelegation(emptyDelegation(proposal), proposal);
    if (agreed && !isPending) mutate({ body, idempotencyKey: keyOf(body) });
  };
  return (
    <li className={classes.proposal}>
      <span className={classes.when}>
        <b>{periodWord(proposal)}</b>
        <small>{t(words.of, { docNo: leave.docNo ?? '' })}</small>
      </span>
      <span className={classes.acts}>
        {deputy && (
          <Button loading={isPending} onClick={() => void take()}>
            {t(words.take, { name: nameOf(deputy) })}
          </Button>
        )}
        <Button variant="default" disabled={isPending} onClick={() => onChange(proposal)}>
          {t(deputy ? words.other : words.choose)}
        </Button>
      </span>
    </li>
  );
};

/** Own leave without a deputy; nothing if there is none. */
export const DelegationProposals = ({ onChange }: Props) => {
  const { t } = useTranslation();
  const { data: proposals = [] } = useQuery(proposalsQuery);
  if (proposals.length === 0) return null;
  return (
    <section className={classes.proposals} aria-labelledby="delegation-proposals">
      <h2 id="delegation-proposals" className={classes.heading}>
        {t(words.title)}
      </h2>
      <ul className={classes.list}>
        {proposals.map((proposal) => (
          <Proposal key={proposal.leave.id} proposal={proposal} onChange={onChange} />
        ))}
      </ul>
    </section>
  );
};
