import { useInViewport } from '@mantine/hooks';
import type { DepartmentNode, Person } from '@portal/contract/directory';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { nameOf } from '../../../platform/platform-names.ts';
import { PersonAvatar } from '../../../ui/person/avatar.tsx';
import type { Candidate } from '../../../ui/person/candidate.tsx';
import { type Looked, useLook } from '../../../ui/person/look.ts';
import { PersonFinder } from '../../../ui/person/person-picker-finder.tsx';
import { departmentNameOf, titledName } from '../../../ui/person/person-picker-texts.ts';
import type { TreeNode } from '../../../ui/tree/nodes.ts';
import { departmentTreeQuery } from '../../directory/index.ts';
import { photoQuery } from '../../identity/index.ts';
import { candidatesQuery, MOST_CANDIDATES } from './picker-candidates.queries.ts';

/** Photo or initials; the photo is loaded when its row becomes visible. */
export const PickerPhoto = ({ person }: { person: Pick<Person, 'name' | 'engName' | 'email'> }) => {
  const { ref, inViewport } = useInViewport<HTMLSpanElement>();
  const { data } = useQuery({ ...photoQuery(person.email), enabled: inViewport });
  return (
    <span ref={ref}>
      <PersonAvatar name={nameOf(person)} photo={data ?? undefined} />
    </span>
  );
};

/** The departments as a tree to choose from. */
export const departmentChoices = (departments: readonly DepartmentNode[]): TreeNode[] =>
  departments.map((department) => ({
    id: department.id,
    label: nameOf(department),
    children: departmentChoices(department.childNodes),
  }));

type Props = {
  /** The user: never among the candidates, and their department is expanded at first. */
  own: Person;
  /** Why a person cannot be picked, in words; undefined: they can. */
  refusalOf: (person: Person) => string | undefined;
  onAdd: (person: Person) => void;
  /** Others above the people. */
  before?: (looked: Looked) => readonly Candidate[];
};

/** Finding the people of the company. */
export const PickerCandidates = ({ own, refusalOf, onAdd, before }: Props) => {
  const look = useLook(own.department.id);
  const { data: departments } = useQuery(departmentTreeQuery);
  const { data, error, isPlaceholderData, refetch } = useQuery(candidatesQuery(look.departmentId, look.name));
  const people = data?.people.filter(({ id }) => id !== own.id);
  return (
    <PersonFinder
      look={look}
      departments={useMemo(() => departments && departmentChoices(departments), [departments])}
      stale={isPlaceholderData}
      before={before?.(look)}
      people={people?.map((person) => ({
        key: String(person.id),
        picture: <PickerPhoto person={person} />,
        name: titledName(person),
        note: `${departmentNameOf(person)} · ${person.code}`,
        refusal: refusalOf(person),
        onAdd: () => onAdd(person),
      }))}
      cutAt={data && data.total > MOST_CANDIDATES ? MOST_CANDIDATES : undefined}
      error={error}
      onRetry={() => void refetch()}
    />
  );
};
