import { Spotlight } from '@mantine/spotlight';
import { IconFileText, IconLayoutList } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { nameOf } from '../../platform/names.ts';
import { PersonAvatar } from '../../ui/person/avatar.tsx';
import { notifySuccess } from '../../ui/toast/notify.ts';
import type { PaletteFindings } from './findings.ts';

export const PaletteScreens = ({ screens }: Pick<PaletteFindings, 'screens'>) => {
  const { t } = useTranslation();
  const router = useRouter();
  if (screens.length === 0) return null;
  return (
    <Spotlight.ActionsGroup label={t('shell.palette.screens')}>
      {screens.map(({ link, label, area }) => (
        <Spotlight.Action
          key={router.buildLocation(link).href}
          label={label}
          {...(area === undefined ? {} : { description: area })}
          leftSection={<IconLayoutList size={18} aria-hidden />}
          onClick={() => void router.navigate(link)}
        />
      ))}
    </Spotlight.ActionsGroup>
  );
};

export const PaletteDocuments = ({ documents }: Pick<PaletteFindings, 'documents'>) => {
  const { t } = useTranslation();
  const router = useRouter();
  if (documents.length === 0) return null;
  return (
    <Spotlight.ActionsGroup label={t('shell.palette.documents')}>
      {documents.map(({ key, label, description, href }) => (
        <Spotlight.Action
          key={key}
          label={label}
          description={description}
          leftSection={<IconFileText size={18} aria-hidden />}
          onClick={() => void router.navigate({ href })}
        />
      ))}
    </Spotlight.ActionsGroup>
  );
};

export const PalettePeople = ({ people }: Pick<PaletteFindings, 'people'>) => {
  const { t } = useTranslation();
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
          label={`${nameOf(person)} ${person.position}`}
          description={`${nameOf(person.department)} · ${person.email}`}
          leftSection={<PersonAvatar name={nameOf(person)} />}
          onClick={() => void copy(person.email).catch(() => location.assign(`mailto:${person.email}`))}
        />
      ))}
    </Spotlight.ActionsGroup>
  );
};
