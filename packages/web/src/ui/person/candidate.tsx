import { UnstyledButton } from '@mantine/core';
import { IconChevronRight, IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { personPickerWords } from './person-picker.words.ts';
import { Who } from './picked.tsx';
import classes from './picker.module.css';

export type Candidate = {
  key: string;
  /** A photo, or an icon for a candidate that is not a person. */
  picture: ReactNode;
  name: string;
  note: string;
  /** Why it cannot be picked, as text; undefined if it can. */
  refusal: string | undefined;
  onAdd: () => void;
  /** Selecting it navigates instead of picking it. */
  leads?: boolean;
};

/** One that can be picked, or the reason why not. */
export const CandidateRow = ({ picture, name, note, refusal, onAdd, leads = false }: Omit<Candidate, 'key'>) => {
  const { t } = useTranslation();
  return (
    <li>
      <UnstyledButton
        className={classes.candidate}
        aria-disabled={refusal !== undefined}
        onClick={() => refusal === undefined && onAdd()}
      >
        {picture}
        <Who name={name} note={note} />
        {leads && <IconChevronRight size={16} aria-hidden />}
        {!leads && refusal === undefined && <IconPlus size={16} aria-label={t(personPickerWords.field.add)} />}
        {refusal !== undefined && <small className={classes.refusal}>{refusal}</small>}
      </UnstyledButton>
    </li>
  );
};
