import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { documentLimits, type ReaderRule } from '@portal/contract/documents';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import { PersonSelect } from '../../../ui/person/select.tsx';
import { RowButton } from '../../../ui/table/row-button.tsx';
import { PickedPeople, peopleQuery } from '../../approval/index.ts';
import { useDepartmentOptions } from '../manual/manual-department.ts';
import classes from './document-readers.module.css';
import { documentReadersWords } from './document-readers.words.ts';
import { type GroupDraft, hasValidDays, newGroup, type RuleDraft } from './reader-rule-draft.ts';

type GroupProps = {
  group: GroupDraft;
  place: number;
  /** Departments that are not in use any more keep their name. */
  known: ReaderRule['groups'];
  error: string | undefined;
  onChange: (change: Partial<GroupDraft>) => void;
  onRemove: () => void;
};

const Group = ({ group, place, known, error, onChange, onRemove }: GroupProps) => {
  const { t } = useTranslation();
  const departments = useDepartmentOptions();
  const others = known
    .flatMap(({ department }) => department ?? [])
    .filter(({ id }) => departments.every(({ value }) => value !== String(id)));
  return (
    <fieldset className={classes.group}>
      <legend>{t(documentReadersWords.group, { number: place + 1 })}</legend>
      <NativeSelect
        label={t(documentReadersWords.department)}
        data={[
          { value: '', label: t(documentReadersWords.company) },
          ...others.map((department) => ({ value: String(department.id), label: nameOf(department) })),
          ...departments.map(({ value, label }) => ({ value, label })),
        ]}
        value={group.departmentId}
        error={error}
        onChange={(event) => onChange({ departmentId: event.currentTarget.value })}
      />
      <Checkbox
        label={t(documentReadersWords.withBelow)}
        checked={group.withBelow}
        disabled={group.departmentId === ''}
        onChange={(event) => onChange({ withBelow: event.currentTarget.checked })}
      />
      <TextInput
        label={t(documentReadersWords.positions)}
        placeholder={t(documentReadersWords.any)}
        value={group.positions}
        onChange={(event) => onChange({ positions: event.currentTarget.value })}
      />
      <TextInput
        label={t(documentReadersWords.jobTitles)}
        placeholder={t(documentReadersWords.any)}
        value={group.jobTitles}
        onChange={(event) => onChange({ jobTitles: event.currentTarget.value })}
      />
      <div className={classes.removeGroup}>
        <RowButton label={t(documentReadersWords.removeGroup, { number: place + 1 })} onClick={onRemove}>
          <IconX size={16} aria-hidden />
        </RowButton>
      </div>
    </fieldset>
  );
};

type Props = {
  rule: ReaderRule;
  draft: RuleDraft;
  /** The problem of the department of a group, by its place. */
  errors: Readonly<Record<number, string>>;
  onChange: (draft: RuleDraft) => void;
};

/** The groups of a rule and its days. */
export const ReaderGroupFields = ({ rule, draft, errors, onChange }: Props) => {
  const { t } = useTranslation();
  const { groups } = draft;
  const setGroups = (changed: readonly GroupDraft[]): void => onChange({ ...draft, groups: changed });
  return (
    <div className={classes.rule}>
      <p className={classes.sum}>{t(documentReadersWords.matched, { count: rule.matched })}</p>
      <TextInput
        label={t(documentReadersWords.dueDays)}
        description={t(documentReadersWords.dueDaysHint)}
        inputMode="numeric"
        value={draft.dueDays}
        error={hasValidDays(draft) ? undefined : t(documentReadersWords.wrongDays, { count: documentLimits.dueDays })}
        onChange={(event) => onChange({ ...draft, dueDays: event.currentTarget.value })}
      />
      {groups.map((group, place) => (
        <Group
          key={group.key}
          {...{ group, place }}
          known={rule.groups}
          error={errors[place]}
          onChange={(change) => setGroups(groups.map((each) => (each === group ? { ...each, ...change } : each)))}
          onRemove={() => setGroups(groups.filter((each) => each !== group))}
        />
      ))}
      {groups.length < documentLimits.readerGroups && (
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => setGroups([...groups, newGroup()])}
        >
          {t(documentReadersWords.addGroup)}
        </Button>
      )}
    </div>
  );
};

type LeftOutProps = Pick<Props, 'draft' | 'onChange'> & { plus: readonly { id: number }[] };

/** Those whom a rule leaves out. */
export const LeftOutField = ({ draft, plus, onChange }: LeftOutProps) => {
  const { t } = useTranslation();
  const { minus } = draft;
  return (
    <div className={classes.rule}>
      <PersonSelect
        label={t(documentReadersWords.leaveOut)}
        find={peopleQuery}
        offers={({ id }) => [...minus, ...plus].every((each) => each.id !== id)}
        chosen={undefined}
        onChoose={(person) => person && onChange({ ...draft, minus: [...minus, person] })}
      />
      {minus.length > 0 && (
        <PickedPeople
          label={t(documentReadersWords.leftOut)}
          empty=""
          people={minus}
          onRemove={(id) => onChange({ ...draft, minus: minus.filter((each) => each.id !== id) })}
        />
      )}
    </div>
  );
};
