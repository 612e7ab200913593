import { Spotlight } from '@mantine/spotlight';
import {
  IconFileText,
  IconHelpCircle,
  IconLayoutList,
  IconListSearch,
  IconPencilPlus,
  IconRefresh,
} from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import type { FoundPerson } from '../../platform/area.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { PersonAvatar } from '../../ui/person/avatar.tsx';
import { uiWords } from '../../ui/ui.words.ts';
import classes from './palette.module.css';
import type { PaletteFindings } from './palette-findings.ts';
import { searchWords } from './search.words.ts';

type ScreensProps = Pick<PaletteFindings, 'screens'> & { of: 'acts' | 'screens' | 'helps' };

const icons = { acts: IconPencilPlus, screens: IconLayoutList, helps: IconHelpCircle };

/** Acts, screens or help pages. */
export const PaletteScreens = ({ screens, of }: ScreensProps) => {
  const { t } = useTranslation();
  const router = useRouter();
  const shown = screens.filter(({ isAct }) => isAct === (of === 'acts'));
  if (shown.length === 0) return null;
  const Icon = icons[of];
  return (
    <Spotlight.ActionsGroup label={t(searchWords.palette[of])}>
      {shown.map(({ link, label, area }) => (
        <Spotlight.Action
          key={router.buildLocation(link).href}
          label={label}
          {...(area === undefined ? {} : { description: area })}
          leftSection={<Icon size={18} aria-hidden />}
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
    <Spotlight.ActionsGroup label={t(searchWords.palette.documents)}>
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

type PeopleProps = Pick<PaletteFindings, 'people'> & { onPerson: (person: FoundPerson) => void };

/** People with their department and position, who open their card. */
export const PalettePeople = ({ people, onPerson }: PeopleProps) => {
  const { t } = useTranslation();
  if (people.length === 0) return null;
  return (
    <Spotlight.ActionsGroup label={t(searchWords.palette.people)}>
      {people.map((person) => (
        <Spotlight.Action
          key={person.key}
          label={person.label}
          description={person.description}
          leftSection={<PersonAvatar name={person.personName} />}
          onClick={() => onPerson(person)}
        />
      ))}
    </Spotlight.ActionsGroup>
  );
};

/** Retries the failed searches. */
export const PaletteRetry = ({ lost }: Pick<PaletteFindings, 'lost'>) => {
  const { t } = useTranslation();
  if (lost.length === 0) return null;
  return (
    <Spotlight.Action
      label={t(uiWords.retry)}
      leftSection={<IconRefresh size={18} aria-hidden />}
      closeSpotlightOnTrigger={false}
      onClick={() => {
        for (const each of lost) void each.refetch();
      }}
    />
  );
};

/** The link to the page of all results: outside the groups, since the library puts a heading above each. */
export const PaletteAll = ({ text }: { text: string }) => {
  const { t } = useTranslation();
  const router = useRouter();
  if (text === '') return null;
  return (
    <Spotlight.Action
      className={classes.all ?? ''}
      label={t(searchWords.palette.all)}
      leftSection={<IconListSearch size={18} aria-hidden />}
      onClick={() => void router.navigate({ to: '/search', search: { q: text } })}
    />
  );
};
