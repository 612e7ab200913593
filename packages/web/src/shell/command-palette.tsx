import '@mantine/spotlight/styles.css';
import { useDebouncedValue } from '@mantine/hooks';
import { Spotlight, spotlight } from '@mantine/spotlight';
import { IconFileText, IconLayoutList, IconSearch } from '@tabler/icons-react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { foundDocumentsQuery, personDepartment, personName } from '../areas/approval/index.ts';
import { menusQuery, useHolds } from '../areas/identity/index.ts';
import { notifySuccess } from '../ui/notify.ts';
import { PersonAvatar } from '../ui/person-avatar.tsx';
import { foundPeopleQuery } from './palette.api.ts';
import { paletteScreens, screensMatching } from './palette-screens.ts';

const PAUSE_MS = 200;

type GroupProps = { text: string };

const Screens = ({ text }: GroupProps) => {
  const { t } = useTranslation();
  const router = useRouter();
  const { data: menus } = useSuspenseQuery(menusQuery);
  const screens = screensMatching(paletteScreens(menus), text);
  if (screens.length === 0) return null;
  return (
    <Spotlight.ActionsGroup label={t('shell.palette.screens')}>
      {screens.map(({ href, label, area }) => (
        <Spotlight.Action
          key={href}
          label={label}
          {...(area === undefined ? {} : { description: area })}
          leftSection={<IconLayoutList size={18} aria-hidden />}
          onClick={() => void router.navigate({ href })}
        />
      ))}
    </Spotlight.ActionsGroup>
  );
};

const Documents = ({ text }: GroupProps) => {
  const { t } = useTranslation();
  const router = useRouter();
  const approves = useHolds('Approval');
  const { data: documents = [] } = useQuery({ ...foundDocumentsQuery(text), enabled: approves && text !== '' });
  if (documents.length === 0) return null;
  return (
    <Spotlight.ActionsGroup label={t('shell.palette.documents')}>
      {documents.map(({ row, href }) => (
        <Spotlight.Action
          key={row.id}
          label={row.title}
          description={[row.docNo, row.drafterName, row.approvalDate].filter(Boolean).join(' · ')}
          leftSection={<IconFileText size={18} aria-hidden />}
          onClick={() => void router.navigate({ href })}
        />
      ))}
    </Spotlight.ActionsGroup>
  );
};

const People = ({ text }: GroupProps) => {
  const { t } = useTranslation();
  const { data: people = [] } = useQuery(foundPeopleQuery(text));
  if (people.length === 0) return null;
  const copy = async (email: string): Promise<void> => {
    await navigator.clipboard.writeText(email);
    notifySuccess(t('shell.palette.copied', { email }));
  };
  return (
    <Spotlight.ActionsGroup label={t('shell.palette.people')}>
      {people.map((person) => (
        <Spotlight.Action
          key={person.id}
          label={`${personName(person)} ${person.position}`}
          description={`${personDepartment(person)} · ${person.email}`}
          leftSection={<PersonAvatar name={personName(person)} />}
          onClick={() => void copy(person.email).catch(() => location.assign(`mailto:${person.email}`))}
        />
      ))}
    </Spotlight.ActionsGroup>
  );
};

/** Goes to any screen, finds a document or a person (design: Frame). */
const CommandPalette = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [settled] = useDebouncedValue(typed.trim(), PAUSE_MS);
  useEffect(() => spotlight.open(), []);
  return (
    <Spotlight.Root
      query={typed}
      onQueryChange={setTyped}
      shortcut={null}
      scrollable
      maxHeight={440}
      attributes={{ content: { 'aria-label': t('shell.palette.open') } }}
      onSpotlightClose={onClose}
    >
      <Spotlight.Search
        aria-label={t('shell.palette.placeholder')}
        placeholder={t('shell.palette.placeholder')}
        leftSection={<IconSearch size={18} aria-hidden />}
        maxLength={50}
      />
      <Spotlight.ActionsList>
        <Screens text={typed.trim()} />
        <Documents text={settled} />
        <People text={settled} />
      </Spotlight.ActionsList>
      <Spotlight.Footer>{t('shell.palette.hint')}</Spotlight.Footer>
    </Spotlight.Root>
  );
};

export default CommandPalette;
