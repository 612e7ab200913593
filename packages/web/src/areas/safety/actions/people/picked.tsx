import { ActionIcon } from '@mantine/core';
import type { Person } from '@portal/contract/directory';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../../platform/i18n.ts';
import { nameOf } from '../../../../platform/names.ts';
import { focusBeside } from '../../../../ui/dialog/focus-beside.ts';
import { PickedBox, PickedRow, Who } from '../../../../ui/person/picked.tsx';
import { pickingPlaces } from '../../../../ui/person/picker.tsx';
import { departmentNameOf, titledName } from '../../../../ui/person/words.ts';
import { PickerPhoto } from '../../../approval/index.ts';
import classes from './styles.module.css';

type Props = {
  label: string;
  empty: string;
  people: readonly Person[];
  /** What is to be said of each besides. */
  beside?: (person: Person) => ReactNode;
  onRemove: (id: number) => void;
};

/** Those who will be there once it is applied. */
export const PickedPeople = ({ label, empty, people, beside, onRemove }: Props) => {
  const { t } = useTranslation();
  return (
    <PickedBox height={460} empty={empty} isEmpty={people.length === 0}>
      <ul className={classes.picked} aria-label={label}>
        {people.map((person) => (
          <PickedRow key={person.id}>
            <PickerPhoto person={person} />
            <Who name={titledName(person)} note={departmentNameOf(person)} />
            {beside?.(person)}
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('safetyActions.people.remove', { name: nameOf(person) })}
              onClick={({ currentTarget }) => {
                focusBeside(currentTarget, ...pickingPlaces(currentTarget));
                onRemove(person.id);
              }}
            >
              <IconX size={16} aria-hidden />
            </ActionIcon>
          </PickedRow>
        ))}
      </ul>
    </PickedBox>
  );
};
