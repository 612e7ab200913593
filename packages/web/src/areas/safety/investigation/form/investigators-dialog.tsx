import { ActionIcon } from '@mantine/core';
import { type DepartmentNode, listDepartmentEmployees, listDepartments, type Person } from '@portal/contract/directory';
import { searchWords } from '@portal/contract/kernel';
import { IconX } from '@tabler/icons-react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { call } from '../../../../platform/calls/call.ts';
import { useTranslation } from '../../../../platform/i18n.ts';
import { nameOf } from '../../../../platform/platform-names.ts';
import { focusNeighbour } from '../../../../ui/dialog/focus-neighbour.ts';
import { PersonAvatar } from '../../../../ui/person/avatar.tsx';
import { useLook } from '../../../../ui/person/look.ts';
import { PersonFinder } from '../../../../ui/person/person-picker-finder.tsx';
import { PersonPicker, pickingPlaces } from '../../../../ui/person/person-picker-picker.tsx';
import { departmentNameOf, titledName } from '../../../../ui/person/person-picker-texts.ts';
import { PickedBox, PickedRow, Who } from '../../../../ui/person/picked.tsx';
import type { TreeNode } from '../../../../ui/tree/nodes.ts';
import { investigationWords } from '../investigation.words.ts';

/** The code of the safety and security office (rules/safety.md#investigations). */
const OFFICE = 'SS';
const TEN_MINUTES_MS = 10 * 60 * 1000;

const find = (nodes: readonly DepartmentNode[]): DepartmentNode | undefined => {
  for (const node of nodes) {
    const found = node.code === OFFICE ? node : find(node.childNodes);
    if (found) return found;
  }
  return undefined;
};

/** The office with the departments below it, and its active employees; empty if the company has no such office. */
const officeQuery = queryOptions({
  queryKey: ['directory', 'safety-office'],
  queryFn: async ({ signal }) => {
    const office = find((await call(listDepartments, {}, { signal })) as DepartmentNode[]);
    if (!office) return { office, people: [] };
    const query = { includeDescendants: true };
    return { office, people: await call(listDepartmentEmployees, { params: { id: office.id }, query }, { signal }) };
  },
  staleTime: TEN_MINUTES_MS,
});

const treeOf = (office: DepartmentNode): TreeNode => ({
  id: office.id,
  label: nameOf(office),
  children: office.childNodes.map(treeOf),
});

/** Everybody of a department and those below it. */
const idsBelow = (nodes: readonly TreeNode[], id: number | undefined): ReadonlySet<number> | undefined => {
  if (id === undefined) return undefined;
  const all = (node: TreeNode): number[] => [node.id, ...node.children.flatMap(all)];
  const find = (among: readonly TreeNode[]): TreeNode | undefined =>
    among.find((node) => node.id === id) ?? among.map(({ children }) => find(children)).find(Boolean);
  const found = find(nodes);
  return new Set(found ? all(found) : []);
};

const matches = (person: Person, name: string): boolean => {
  const names = `${person.name}\n${person.engName}`.toLowerCase();
  return searchWords(name.toLowerCase()).every((word) => names.includes(word));
};

type Props = {
  given: readonly Person[];
  most: number;
  onApply: (people: Person[]) => void;
  onClose: () => void;
};

/** Chooses investigators out of the safety and security office; nothing counts until it is applied. */
export const InvestigatorsDialog = ({ given, most, onApply, onClose }: Props) => {
  const { t } = useTranslation();
  const look = useLook(undefined);
  const { data, error, refetch } = useQuery(officeQuery);
  const [chosen, setChosen] = useState(given);
  const office = data?.office;
  const nodes = useMemo(() => (office ? [treeOf(office)] : []), [office]);
  const within = idsBelow(nodes, look.departmentId);
  const refusalOf = (person: Person): string | undefined => {
    if (chosen.some(({ id }) => id === person.id)) return t(investigationWords.investigators.already);
    return chosen.length >= most ? t(investigationWords.investigators.full, { count: most }) : undefined;
  };
  const people = data?.people.filter(
    (person) => matches(person, look.name) && (within === undefined || within.has(person.department.id)),
  );
  const isSame = chosen.length === given.length && chosen.every(({ id }) => given.some((each) => each.id === id));
  return (
    <PersonPicker
      title={t(investigationWords.investigators.choose)}
      finding={
        <PersonFinder
          look={look}
          departments={data && nodes}
          people={people?.map((person) => ({
            key: String(person.id),
            picture: <PersonAvatar name={nameOf(person)} />,
            name: titledName(person),
            note: `${departmentNameOf(person)} · ${person.code}`,
            refusal: refusalOf(person),
            onAdd: () => setChosen([...chosen, person]),
          }))}
          error={error}
          onRetry={() => void refetch()}
        />
      }
      chosen={
        <PickedBox height={460} empty={t(investigationWords.investigators.none)} isEmpty={chosen.length === 0}>
          <ul aria-label={t(investigationWords.field.investigators)}>
            {chosen.map((person) => (
              <PickedRow key={person.id}>
                <PersonAvatar name={nameOf(person)} />
                <Who name={titledName(person)} note={departmentNameOf(person)} />
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={t(investigationWords.investigators.remove, { name: nameOf(person) })}
                  onClick={({ currentTarget }) => {
                    focusNeighbour(currentTarget, ...pickingPlaces(currentTarget));
                    setChosen(chosen.filter(({ id }) => id !== person.id));
                  }}
                >
                  <IconX size={16} aria-hidden />
                </ActionIcon>
              </PickedRow>
            ))}
          </ul>
        </PickedBox>
      }
      chosenLabel={t(investigationWords.field.investigators)}
      empty={chosen.length === 0}
      changed={!isSame}
      onClear={() => setChosen([])}
      onApply={() => onApply([...chosen])}
      onClose={onClose}
    />
  );
};
