import { type DriveDocument, documentLimits, type ReaderRule } from '@portal/contract/documents';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { isFailure, messageOf as plainMessageOf } from '../../../platform/calls/failure.ts';
import { translate, useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import { AlertDialog } from '../../../ui/dialog/alert.tsx';
import { notifySuccess } from '../../../ui/dialog/toast-notify.ts';
import { Notice } from '../../../ui/form/form-notice.tsx';
import { personPickerWords } from '../../../ui/person/person-picker.words.ts';
import { PersonPicker } from '../../../ui/person/person-picker-picker.tsx';
import { PeopleFinder, PickedPeople, type PickedPerson, usePicking, without } from '../../approval/index.ts';
import { useMe } from '../../identity/index.ts';
import { documentKeys } from '../document/document.queries.ts';
import { documentWords } from '../document/document.words.ts';
import { RuleConflict, readerRuleQuery, restOf, saveReaderRule } from './document-readers.queries.ts';
import { documentReadersWords } from './document-readers.words.ts';
import { draftOf, hasValidDays, restOfDraft } from './reader-rule-draft.ts';
import { LeftOutField, ReaderGroupFields } from './reader-rule-fields.tsx';

type Of = { document: DriveDocument; onClose: () => void };

/** The problems of people, each by name, and of the rest of the rule. */
const refusedIn = (error: unknown, ids: readonly number[], people: readonly PickedPerson[]): string | undefined => {
  if (!isFailure(error)) return undefined;
  const messages = error.errors.map(({ path, message }) => {
    const [, place] = /^plus\.(\d+)$/.exec(path) ?? [];
    const person = place === undefined ? undefined : people.find(({ id }) => id === ids[Number(place)]);
    return person ? `${nameOf(person)}: ${message}` : message;
  });
  return messages.join(' ') || undefined;
};

/** The problems of the departments of groups, by their places. */
const groupErrors = (error: unknown): Record<number, string> =>
  isFailure(error)
    ? Object.fromEntries(
        error.errors.flatMap(({ path, message }) => {
          const [, place] = /^groups\.(\d+)\./.exec(path) ?? [];
          return place === undefined ? [] : [[Number(place), message]];
        }),
      )
    : {};

const MOST_NAMES = 10;

/** Everybody by name, of many the first. */
const namesOf = (people: readonly PickedPerson[]): string => {
  const name = people.slice(0, MOST_NAMES).map(nameOf).join(', ');
  const count = people.length - MOST_NAMES;
  return count > 0 ? translate(documentWords.andOthers, { name, count }) : name;
};

type Change = { named: readonly PickedPerson[]; released: readonly PickedPerson[] };

/** Whom a change that failed was about. */
const lostIn = ({ named, released }: Change): string =>
  [
    named.length > 0 && translate(documentReadersWords.notNamed, { names: namesOf(named) }),
    released.length > 0 && translate(documentReadersWords.notReleased, { names: namesOf(released) }),
  ]
    .filter(Boolean)
    .join(' ');

const messageOf = (error: Error): string => {
  if (error instanceof RuleConflict || isFailure(error, 'changed-meanwhile'))
    return translate(documentReadersWords.conflict);
  return isFailure(error, 'not-found') ? translate(documentWords.missing) : plainMessageOf(error);
};

const Picking = ({ document, rule, onClose }: Of & { rule: ReaderRule }) => {
  const applied: readonly PickedPerson[] = rule.plus;
  const { t } = useTranslation();
  const { employee } = useMe();
  const picking = usePicking(applied);
  const [draft, setDraft] = useState(() => draftOf(rule));
  const [refused, setRefused] = useState<string>();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (): Promise<void> => {
      setRefused(undefined);
      const change = {
        named: without(picking.all, applied),
        released: without(applied, picking.all),
        rest: restOfDraft(draft),
      };
      let ids: number[] = [];
      try {
        const saving = await saveReaderRule(document, rule, change);
        ids = saving.ids;
        await saving.save();
      } catch (failure) {
        setRefused(refusedIn(failure, ids, picking.all) || lostIn(change) || undefined);
        throw failure;
      }
    },
    onSuccess: () => {
      notifySuccess(t(documentReadersWords.saved), document.title);
      onClose();
    },
    meta: { refreshes: [documentKeys.all], ownErrors: true },
  });
  const pendingIds = useMemo(() => new Set(picking.pending.map(({ id }) => id)), [picking.pending]);
  const appliedIds = useMemo(() => new Set(applied.map(({ id }) => id)), [applied]);
  const refusalOf = ({ id }: PickedPerson): string | undefined => {
    if (!pendingIds.has(id)) return undefined;
    return t(appliedIds.has(id) ? documentReadersWords.there : personPickerWords.field.twice);
  };
  const isRuleChanged = JSON.stringify(restOfDraft(draft)) !== JSON.stringify(restOf(rule));
  const isFull = picking.all.length > documentLimits.readers;
  return (
    <PersonPicker
      title={t(documentReadersWords.assign)}
      chosenLabel={t(documentReadersWords.title)}
      empty={picking.all.length === 0}
      changed={(picking.isChanged || isRuleChanged) && hasValidDays(draft) && !isFull}
      busy={isPending}
      onClear={picking.clear}
      onApply={mutate}
      onClose={onClose}
      finding={
        <PeopleFinder
          own={employee}
          checked={picking.checked}
          onCheck={picking.setChecked}
          refusalOf={refusalOf}
          onAdd={picking.take}
        />
      }
      chosen={
        <div>
          {error && <Notice title={t(documentReadersWords.failed, { message: messageOf(error) })}>{refused}</Notice>}
          {isFull && <Notice title={t(documentReadersWords.tooMany, { count: documentLimits.readers })} />}
          <ReaderGroupFields {...{ rule, draft }} errors={groupErrors(error)} onChange={setDraft} />
          <PickedPeople
            label={t(documentReadersWords.added)}
            empty={t(documentReadersWords.nobodyAdded)}
            people={picking.pending}
            onRemove={picking.remove}
          />
          <LeftOutField draft={draft} plus={picking.all} onChange={setDraft} />
        </div>
      }
    />
  );
};

/** Sets who must read a document: by rule, and people by name, up to thousands. */
export const ReadersDialog = ({ document, onClose }: Of) => {
  const { t } = useTranslation();
  const { data, error } = useQuery({ ...readerRuleQuery(document), staleTime: 0 });
  // As it was when one began: whom others name meanwhile is not released by it.
  const [rule, setRule] = useState<ReaderRule>();
  if (rule === undefined && data !== undefined) setRule(data);
  if (rule !== undefined) return <Picking document={document} rule={rule} onClose={onClose} />;
  if (!error) return null;
  const title = t(documentReadersWords.assign);
  return <AlertDialog title={title} message={messageOf(error)} onClose={onClose} />;
};
