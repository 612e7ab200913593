import { Button } from '@mantine/core';
import { type DepartmentNode, listEmployees, type Person } from '@portal/contract/directory';
import { IconCopy, IconMail } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { FoundOfArea, FoundPerson } from '../../../platform/area.ts';
import { call } from '../../../platform/calls/call.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf, otherNameOf } from '../../../platform/platform-names.ts';
import { Dialog } from '../../../ui/dialog/dialog-frame.tsx';
import { notifySuccess } from '../../../ui/dialog/toast-notify.ts';
import { PersonAvatar } from '../../../ui/person/avatar.tsx';
import { pathText, pathTo, type TreeNode } from '../../../ui/tree/nodes.ts';
import { usePhoto } from '../../identity/index.ts';
import { departmentTreeQuery } from '../department/department.queries.ts';
import facts from './employee-info.module.css';
import { jobTitleText } from './employee-texts.ts';
import classes from './person-card.module.css';
import { personCardWords } from './person-card.words.ts';

const nodeOf = (department: DepartmentNode): TreeNode => ({
  id: department.id,
  label: nameOf(department),
  children: department.childNodes.map(nodeOf),
});

/** The path from the root; for a department that the tree does not contain only its name. */
const useDepartmentPath = ({ department }: Person): string => {
  const { data = [] } = useQuery(departmentTreeQuery);
  const path = pathTo(data.map(nodeOf), department.id);
  return path ? pathText(path) : nameOf(department);
};

type Props = { person: Person; onClose: () => void };

/** The public data of an employee: work fields and nothing private. */
const PersonCard = ({ person, onClose }: Props) => {
  const { t } = useTranslation();
  const photo = usePhoto(person.email);
  const department = useDepartmentPath(person);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(person.email);
    notifySuccess(t(personCardWords.copied, { email: person.email }));
  };
  const texts = {
    department,
    position: person.position,
    jobTitle: jobTitleText(person.jobTitle),
    code: person.code,
    email: person.email,
  } as const;
  return (
    <Dialog title={t(personCardWords.title)} size={480} onClose={onClose}>
      <div className={facts.head}>
        <PersonAvatar name={nameOf(person)} photo={photo} size={88} />
        <div>
          <b className={facts.name}>{nameOf(person)}</b>
          <span className={facts.other}>{otherNameOf(person)}</span>
        </div>
      </div>
      <dl className={facts.facts}>
        {(Object.keys(texts) as (keyof typeof texts)[]).map((field) => (
          <div key={field}>
            <dt>{t(personCardWords.field[field])}</dt>
            <dd className={classes.said}>{texts[field] || '-'}</dd>
          </div>
        ))}
      </dl>
      <div className={classes.acts}>
        <Button component="a" href={`mailto:${person.email}`} variant="default" leftSection={<IconMail size={16} />}>
          {t(personCardWords.writeMail)}
        </Button>
        <Button
          data-autofocus
          leftSection={<IconCopy size={16} />}
          onClick={() => void copy().catch(() => location.assign(`mailto:${person.email}`))}
        >
          {t(personCardWords.copyEmail)}
        </Button>
      </div>
    </Dialog>
  );
};

const IN_PALETTE = 5;
const ON_PAGE = 20;
const foundOf = (person: Person): FoundPerson => ({
  key: `person-${person.id}`,
  label: [nameOf(person), person.position].join(' '),
  description: [otherNameOf(person), nameOf(person.department), person.email].filter(Boolean).join(' · '),
  personName: nameOf(person),
  Card: (props) => <PersonCard person={person} {...props} />,
});

const look = async (name: string, limit: number, signal: AbortSignal) =>
  call(listEmployees, { query: { name, limit } }, { signal });

/** People by a part of their name, or by its initials. */
export const findPeople = async (text: string, signal: AbortSignal): Promise<FoundPerson[]> =>
  (await look(text, IN_PALETTE, signal)).items.map(foundOf);

/** The same with more results, since people have no list that everybody may see. */
export const findAllPeople = async (text: string, signal: AbortSignal): Promise<FoundOfArea> => {
  const { items, total } = await look(text, ON_PAGE, signal);
  return { items: items.map(foundOf), total, lists: [] };
};
