import { Checkbox, Group, Textarea } from '@mantine/core';
import { categories, type DelegationProposal } from '@portal/contract/approval';
import type { Person } from '@portal/contract/directory';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isFailure, messageOf } from '../../../platform/calls/failure.ts';
import { today } from '../../../platform/device/clock.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { confirm } from '../../../ui/dialog/dialog-confirm.ts';
import { notifySuccess } from '../../../ui/dialog/toast-notify.ts';
import { useIdempotencyKey } from '../../../ui/form/attempt.ts';
import { useAttention } from '../../../ui/form/attention.ts';
import { DayField } from '../../../ui/form/day-field.tsx';
import kit from '../../../ui/form/form.module.css';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { Field } from '../../../ui/form/form-field.tsx';
import { Notice } from '../../../ui/form/form-notice.tsx';
import { type Form, useDirty, useForm } from '../../../ui/form/form-state.ts';
import { PersonSelect } from '../../../ui/person/select.tsx';
import { useMe } from '../../identity/index.ts';
import { categoryTitle } from '../document/approval-document-texts.ts';
import { peopleQuery } from '../pick/picker-candidates.queries.ts';
import { makeMutation } from './delegation.queries.ts';
import { delegationWords } from './delegation.words.ts';
import { peopleWord } from './delegation-cells.tsx';
import {
  bodyOfDelegation,
  bodyOfDelegationForOther,
  type DelegationForm,
  delegationDefinition,
  emptyDelegation,
} from './delegation-form.ts';

const words = delegationWords.form;

type PersonProps = {
  form: Form<DelegationForm>;
  name: 'principal' | 'deputy';
  first: boolean;
  withheld: string;
  offers: (person: Person) => boolean;
  initial: Person | undefined;
};

const PersonField = ({ form, name, first, withheld, offers, initial }: PersonProps) => {
  const [chosen, setChosen] = useState(initial);
  return (
    <Field form={form} name={name}>
      {({ id, label, required, error, onChange }) => (
        <PersonSelect
          id={id}
          className={kit.whole}
          label={label}
          required={required}
          first={first}
          error={error}
          find={peopleQuery}
          offers={offers}
          withheld={withheld}
          chosen={chosen}
          onChoose={(person) => {
            setChosen(person);
            onChange(person ? String(person.id) : '');
          }}
        />
      )}
    </Field>
  );
};

type Props = {
  /** Made by an administrator for another person. */
  isForOther?: boolean;
  /** The proposal that is accepted with another deputy or other days. */
  proposal?: DelegationProposal | undefined;
  onClose: () => void;
};

/** Names a deputy for a period. */
export const DelegationFormDialog = ({ isForOther = false, proposal, onClose }: Props) => {
  const { t } = useTranslation();
  const { employee: me } = useMe();
  const form = useForm(emptyDelegation(proposal), delegationDefinition(isForOther, me.id));
  const [failure, setFailure] = useState<string>();
  const { keyOf } = useIdempotencyKey();
  const { mutate, isPending } = useMutation({
    ...makeMutation,
    onSuccess: (made) => {
      notifySuccess(t(delegationWords.confirm.done), peopleWord(made));
      onClose();
    },
    onError: (error) => {
      if (isFailure(error)) form.showErrors(error.errors);
      if (!isFailure(error, 'not-valid')) setFailure(messageOf(error));
      look();
    },
  });
  const look = useAttention(form, isPending);
  const dirty = useDirty(form);
  const send = async (): Promise<void> => {
    setFailure(undefined);
    if (!form.isFine()) return look();
    const values = form.current();
    const body = isForOther ? bodyOfDelegationForOther(values) : bodyOfDelegation(values, proposal);
    const agreed = await confirm({
      title: t(delegationWords.confirm.title),
      message: t(isForOther ? delegationWords.confirm.forOther : delegationWords.confirm.message),
      confirmLabel: t(delegationWords.confirm.button),
    });
    if (agreed) mutate({ body, idempotencyKey: keyOf(body) });
  };
  const isOther = ({ id }: Person): boolean => id !== me.id;
  return (
    <FormDialog
      title={t(delegationWords.new)}
      confirmLabel={t(delegationWords.confirm.button)}
      dirty={dirty}
      busy={isPending}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      {failure !== undefined && <Notice className={kit.whole} title={failure} />}
      {isForOther && (
        <PersonField
          form={form}
          name="principal"
          first
          withheld={t(words.withheldOther)}
          offers={isOther}
          initial={undefined}
        />
      )}
      <PersonField
        form={form}
        name="deputy"
        first={!isForOther}
        withheld={t(isForOther ? words.withheldOther : words.withheldOwn)}
        offers={(person) => isOther(person) && String(person.id) !== form.current().principal}
        initial={proposal?.deputy ?? undefined}
      />
      <Field form={form} name="fromDate">
        {(bound) => <DayField {...bound} min={today()} />}
      </Field>
      <Field form={form} name="toDate">
        {(bound) => <DayField {...bound} min={today()} />}
      </Field>
      <Field form={form} name="categoryIds">
        {({ id, label, required, value, error, onChange }) => (
          <Checkbox.Group
            id={id}
            className={kit.whole}
            label={label}
            required={required}
            error={error}
            value={value}
            onChange={onChange}
          >
            <Group gap="md" mt={6}>
              {categories.map((category) => (
                <Checkbox key={category.id} value={String(category.id)} label={categoryTitle(category)} />
              ))}
            </Group>
          </Checkbox.Group>
        )}
      </Field>
      <Field form={form} name="reason">
        {(bound) => (
          <Textarea className={kit.whole} {...bound} description={t(words.reasonHelp)} autosize minRows={2} />
        )}
      </Field>
    </FormDialog>
  );
};
