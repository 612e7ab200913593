import { ActionIcon, ScrollArea } from '@mantine/core';
import type { DepartmentNode, Person } from '@portal/contract/directory';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../../../platform/names.ts';
import { focusBeside } from '../../../ui/focus-beside.ts';
import { departmentTreeQuery } from '../pick/candidates.api.ts';
import { CandidateRow, type Looked, PickerCandidates } from '../pick/candidates.tsx';
import { PickerDialog, pickingPlaces } from '../pick/dialog.tsx';
import classes from '../pick/styles.module.css';
import type { PickedReferrer } from '../write/form.ts';
import { ReferrerIcon } from './icon.tsx';
import {
  changeReferrers,
  departmentsOffered,
  type ReferrerChange,
  type ReferrerRef,
  type ReferrerRefusal,
  referrerKey,
  refusalOfDepartment,
  refusalOfPerson,
  type Selection,
  sameReferrers,
  treeOf,
} from './selection.ts';
import { referrerName, referrerWords } from './words.ts';

const NO_DEPARTMENTS: readonly DepartmentNode[] = [];

type ChosenProps = Pick<Selection, 'present' | 'picked'> & { onRemove: (ref: ReferrerRef) => void };

const ChosenRow = ({ referrer, onRemove }: { referrer: PickedReferrer; onRemove?: () => void }) => {
  const { t } = useTranslation();
  return (
    <li className={classes.row}>
      <span className={classes.kind}>
        <ReferrerIcon type={referrer.type} size={18} />
      </span>
      <span className={classes.who}>{referrerWords(referrer)}</span>
      {onRemove ? (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('approval.referrer.remove', { name: referrerName(referrer) })}
          onClick={({ currentTarget }) => {
            focusBeside(currentTarget, ...pickingPlaces(currentTarget));
            onRemove();
          }}
        >
          <IconX size={16} aria-hidden />
        </ActionIcon>
      ) : (
        <small className={classes.refusal}>{t('approval.referrer.refusal.present')}</small>
      )}
    </li>
  );
};

const Chosen = ({ present, picked, onRemove }: ChosenProps) => {
  const { t } = useTranslation();
  return (
    <ScrollArea.Autosize mah={460} className={classes.chosen}>
      {present.length + picked.length === 0 && <p className={classes.empty}>{t('approval.referrer.empty')}</p>}
      <ul className={classes.list} aria-label={t('approval.referrer.list')}>
        {picked.map((referrer) => (
          <ChosenRow key={referrerKey(referrer)} referrer={referrer} onRemove={() => onRemove(referrer)} />
        ))}
        {present.map((referrer) => (
          <ChosenRow key={referrerKey(referrer)} referrer={referrer} />
        ))}
      </ul>
    </ScrollArea.Autosize>
  );
};

type Props = Pick<Selection, 'present' | 'drafterId' | 'approverIds'> & {
  /** Who picks; they are not among the candidates. */
  own: Person;
  picked: readonly PickedReferrer[];
  busy?: boolean;
  onApply: (picked: readonly PickedReferrer[]) => void;
  onClose: () => void;
};

/** Picks people and whole departments to be informed; those present on a document stay as they are. */
const ReferrerPickerDialog = (props: Props) => {
  const { own, present, picked: given, drafterId, approverIds, busy = false, onApply, onClose } = props;
  const { t } = useTranslation();
  const { data: roots = NO_DEPARTMENTS } = useQuery(departmentTreeQuery);
  const tree = useMemo(() => treeOf(roots), [roots]);
  const [picked, setPicked] = useState(given);
  const selection: Selection = { tree, present, picked, drafterId, approverIds };
  const change = (next: ReferrerChange) => setPicked(changeReferrers(selection, next));
  const wordsOf = (refusal: ReferrerRefusal | undefined): string | undefined =>
    refusal?.why === 'covered'
      ? t('approval.referrer.refusal.covered', { department: referrerName(refusal.by) })
      : refusal && t(`approval.referrer.refusal.${refusal.why}`);
  const departments = ({ departmentId, name }: Looked) =>
    departmentsOffered(roots, tree, departmentId, name).map((department) => (
      <CandidateRow
        key={`department ${department.id}`}
        photo={
          <span className={classes.kind}>
            <ReferrerIcon type="Department" size={18} />
          </span>
        }
        name={nameOf(department)}
        note={t('approval.referrer.wholeDepartment')}
        refusal={wordsOf(refusalOfDepartment(selection, department))}
        onAdd={() => change({ kind: 'department', department })}
      />
    ));
  return (
    <PickerDialog
      title={t('approval.referrer.title')}
      finding={
        <PickerCandidates
          own={own}
          refusalOf={(person) => wordsOf(refusalOfPerson(selection, person))}
          onAdd={(person) => change({ kind: 'person', person })}
          before={departments}
        />
      }
      chosen={<Chosen present={present} picked={picked} onRemove={(ref) => change({ kind: 'remove', ref })} />}
      chosenLabel={t('approval.referrer.chosen', { count: present.length + picked.length })}
      empty={picked.length === 0}
      changed={!sameReferrers(picked, given)}
      busy={busy}
      onClear={() => change({ kind: 'clear' })}
      onApply={() => onApply(picked)}
      onClose={onClose}
    />
  );
};

export default ReferrerPickerDialog;
