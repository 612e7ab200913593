import { ActionIcon } from '@mantine/core';
import type { DepartmentNode, Person } from '@portal/contract/directory';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import { focusNeighbour } from '../../../ui/dialog/focus-neighbour.ts';
import type { Candidate } from '../../../ui/person/candidate.tsx';
import type { Looked } from '../../../ui/person/look.ts';
import { PersonPicker, pickingPlaces } from '../../../ui/person/person-picker-picker.tsx';
import { PickedBox, PickedRow, PictureBox, Refusal, Who } from '../../../ui/person/picked.tsx';
import { departmentTreeQuery } from '../../directory/index.ts';
import { PickerCandidates } from '../pick/picker-candidates.tsx';
import classes from './referrer.module.css';
import { referrerWords } from './referrer.words.ts';
import { ReferrerIcon } from './referrer-chips.tsx';
import {
  availableDepartments,
  changeReferrers,
  type PickedReferrer,
  type ReferrerChange,
  type ReferrerRef,
  type ReferrerRefusal,
  referrerKey,
  referrerName,
  referrerText,
  refusalOfDepartment,
  refusalOfPerson,
  type Selection,
  sameReferrers,
  treeOf,
} from './referrer-selection.ts';

const NO_DEPARTMENTS: readonly DepartmentNode[] = [];

type ChosenProps = Pick<Selection, 'present' | 'picked'> & { onRemove: (ref: ReferrerRef) => void };

const ChosenRow = ({ referrer, onRemove }: { referrer: PickedReferrer; onRemove?: () => void }) => {
  const { t } = useTranslation();
  return (
    <PickedRow>
      <PictureBox>
        <ReferrerIcon type={referrer.type} size={18} />
      </PictureBox>
      <Who name={referrerText(referrer)} />
      {onRemove ? (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t(referrerWords.remove, { name: referrerName(referrer) })}
          onClick={({ currentTarget }) => {
            focusNeighbour(currentTarget, ...pickingPlaces(currentTarget));
            onRemove();
          }}
        >
          <IconX size={16} aria-hidden />
        </ActionIcon>
      ) : (
        <Refusal>{t(referrerWords.refusal.present)}</Refusal>
      )}
    </PickedRow>
  );
};

const Chosen = ({ present, picked, onRemove }: ChosenProps) => {
  const { t } = useTranslation();
  return (
    <PickedBox height={460} empty={t(referrerWords.empty)} isEmpty={present.length + picked.length === 0}>
      <ul className={classes.picked} aria-label={t(referrerWords.list)}>
        {picked.map((referrer) => (
          <ChosenRow key={referrerKey(referrer)} referrer={referrer} onRemove={() => onRemove(referrer)} />
        ))}
        {present.map((referrer) => (
          <ChosenRow key={referrerKey(referrer)} referrer={referrer} />
        ))}
      </ul>
    </PickedBox>
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
export const ReferrerPickerDialog = (props: Props) => {
  const { own, present, picked: initiallyPicked, drafterId, approverIds, busy = false, onApply, onClose } = props;
  const { t } = useTranslation();
  const { data: roots = NO_DEPARTMENTS } = useQuery(departmentTreeQuery);
  const tree = useMemo(() => treeOf(roots), [roots]);
  const [picked, setPicked] = useState(initiallyPicked);
  const selection: Selection = { tree, present, picked, drafterId, approverIds };
  const change = (next: ReferrerChange) => setPicked(changeReferrers(selection, next));
  const wordsOf = (refusal: ReferrerRefusal | undefined): string | undefined =>
    refusal?.why === 'covered'
      ? t(referrerWords.refusal.covered, { department: referrerName(refusal.by) })
      : refusal && t(referrerWords.refusal[refusal.why]);
  const departments = ({ departmentId, name }: Looked): Candidate[] =>
    availableDepartments(roots, tree, departmentId, name).map((department) => ({
      key: `department ${department.id}`,
      picture: (
        <PictureBox>
          <ReferrerIcon type="Department" size={18} />
        </PictureBox>
      ),
      name: nameOf(department),
      note: t(referrerWords.wholeDepartment),
      refusal: wordsOf(refusalOfDepartment(selection, department)),
      onAdd: () => change({ kind: 'department', department }),
    }));
  return (
    <PersonPicker
      title={t(referrerWords.title)}
      finding={
        <PickerCandidates
          own={own}
          refusalOf={(person) => wordsOf(refusalOfPerson(selection, person))}
          onAdd={(person) => change({ kind: 'person', person })}
          before={departments}
        />
      }
      chosen={<Chosen present={present} picked={picked} onRemove={(ref) => change({ kind: 'remove', ref })} />}
      chosenLabel={t(referrerWords.chosen, { count: present.length + picked.length })}
      empty={picked.length === 0}
      changed={!sameReferrers(picked, initiallyPicked)}
      busy={busy}
      onClear={() => change({ kind: 'clear' })}
      onApply={() => onApply(picked)}
      onClose={onClose}
    />
  );
};
