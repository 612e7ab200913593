import { ScrollArea, Skeleton, Text, TextInput } from '@mantine/core';
import { searchLimits } from '@portal/contract/kernel';
import { IconFolder, IconSearch } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import { FailureNote } from '../page/failure-note.tsx';
import { TreeChoices } from '../tree/choices.tsx';
import { hitsIn, pathText, type TreeNode } from '../tree/nodes.ts';
import { type Candidate, CandidateRow } from './candidate.tsx';
import { useFirstHit } from './first-hit.ts';
import type { Look } from './look.ts';
import { personPickerWords } from './person-picker.words.ts';
import { PictureBox } from './picked.tsx';
import classes from './picker.module.css';

type Props = {
  look: Look;
  /** Undefined while loading. */
  departments: readonly TreeNode[] | undefined;
  /** The people found; undefined while loading. */
  people: readonly Candidate[] | undefined;
  /** They are of another name still. */
  stale?: boolean;
  /** Other candidates, shown before the people; without any, departments that match the name are shown as links. */
  before?: readonly Candidate[] | undefined;
  /** As many are shown, though more were found. */
  cutAt?: number | undefined;
  error: Error | null;
  onRetry: () => void;
};

/** The departments that match the name, as links. */
const usePlaces = ({ look, departments }: Pick<Props, 'look' | 'departments'>): Candidate[] => {
  const { t } = useTranslation();
  if (look.name === '') return [];
  return hitsIn(departments ?? [], look.name).map((path) => {
    const { id = 0, label = '' } = path.at(-1) ?? {};
    return {
      key: `place ${id}`,
      picture: (
        <PictureBox>
          <IconFolder size={18} aria-hidden />
        </PictureBox>
      ),
      name: label,
      note: [t(personPickerWords.place), pathText(path.slice(0, -1))].filter(Boolean).join(' · '),
      refusal: undefined,
      leads: true,
      onAdd: () => look.setDepartmentId(id),
    };
  });
};

/** Finds people: a search over the whole company, the tree of departments, and the results. */
export const PersonFinder = (props: Props) => {
  const { look, departments, people, stale = false, before, cutAt, error, onRetry } = props;
  const { t } = useTranslation();
  const places = usePlaces(props);
  const hits = [...(before ?? []), ...(people ?? []), ...(before ? [] : places)];
  const { announcement: said, field } = useFirstHit({ look, hits: people === undefined || stale ? undefined : hits });
  return (
    <div className={classes.finding}>
      <TextInput
        className={classes.search}
        type="search"
        data-autofocus
        aria-label={t(personPickerWords.search)}
        placeholder={t(personPickerWords.searchHint)}
        maxLength={searchLimits.name}
        leftSection={<IconSearch size={16} aria-hidden />}
        {...field}
      />
      <TreeChoices
        label={t(personPickerWords.departments)}
        all={t(personPickerWords.everybody)}
        nodes={departments}
        chosen={look.departmentId}
        onChoose={look.setDepartmentId}
      />
      <ScrollArea.Autosize mah={{ base: 'none', sm: 410 }} className={classes.people}>
        {error && <FailureNote error={error} onRetry={onRetry} />}
        {!people && !error && <Skeleton height={200} />}
        <ul className={classes.list} aria-label={t(personPickerWords.people)}>
          {hits.map(({ key, ...candidate }) => (
            <CandidateRow key={key} {...candidate} />
          ))}
        </ul>
        <Text size="sm" c="dimmed" p="xs" role="status">
          {said}
          {said === '' && people !== undefined && hits.length === 0 && t(personPickerWords.nobody)}
          {said === '' && cutAt !== undefined && t(personPickerWords.tooMany, { count: cutAt })}
        </Text>
      </ScrollArea.Autosize>
    </div>
  );
};
