import { Button, ScrollArea, Skeleton, Text, TextInput } from '@mantine/core';
import { searchLimits } from '@portal/contract/kernel';
import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import { FailureNote } from '../page/failure-note.tsx';
import { TreeChoices } from '../tree/choices.tsx';
import type { TreeNode } from '../tree/nodes.ts';
import { type Candidate, CandidateRow } from './candidate.tsx';
import type { Look } from './look.ts';
import classes from './picker.module.css';

type Props = {
  look: Look;
  /** Undefined until they are here. */
  departments: readonly TreeNode[] | undefined;
  /** Who was found; undefined until they are here. */
  people: readonly Candidate[] | undefined;
  /** Others that can be picked, which stand above the people. */
  before?: readonly Candidate[];
  /** As many are shown, though more were found. */
  cutAt?: number | undefined;
  error: Error | null;
  onRetry: () => void;
};

/** Finding people: the tree of departments, a name to search, and who it finds. */
export const PersonFinder = ({ look, departments, people, before = [], cutAt, error, onRetry }: Props) => {
  const { t } = useTranslation();
  const nobody = people?.length === 0;
  return (
    <div className={classes.finding}>
      <TextInput
        className={classes.search}
        type="search"
        data-autofocus
        aria-label={t('ui.person.search')}
        placeholder={t('ui.person.search')}
        maxLength={searchLimits.name}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={look.typed}
        onChange={(event) => look.setTyped(event.currentTarget.value)}
      />
      <TreeChoices
        label={t('ui.person.departments')}
        all={t('ui.person.everybody')}
        nodes={departments}
        chosen={look.departmentId}
        onChoose={look.setDepartmentId}
      />
      <ScrollArea.Autosize mah={{ base: 'none', sm: 410 }} className={classes.people}>
        {error && <FailureNote error={error} onRetry={onRetry} />}
        {!people && !error && <Skeleton height={200} />}
        <ul className={classes.list} aria-label={t('ui.person.people')}>
          {[...before, ...(people ?? [])].map(({ key, ...candidate }) => (
            <CandidateRow key={key} {...candidate} />
          ))}
        </ul>
        <Text size="sm" c="dimmed" p="xs" role="status">
          {nobody && t('ui.person.nobody')}
          {cutAt !== undefined && t('ui.person.tooMany', { count: cutAt })}
        </Text>
        {nobody && look.departmentId !== undefined && (
          <Button variant="default" mx="xs" onClick={() => look.setDepartmentId(undefined)}>
            {t('ui.person.searchEverywhere')}
          </Button>
        )}
      </ScrollArea.Autosize>
    </div>
  );
};
