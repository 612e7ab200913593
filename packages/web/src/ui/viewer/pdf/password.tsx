import { Button, PasswordInput } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { ViewerNotice } from '../notice.tsx';
import { viewerWords } from '../viewer.words.ts';
import classes from './password.module.css';

type Props = { isWrong: boolean; onAnswer: (password: string) => void; onDownload: () => void };

/** Asks for the password of a document, which goes nowhere but to what opens it here. */
export const PasswordNotice = ({ isWrong, onAnswer, onDownload }: Props) => {
  const { t } = useTranslation();
  const [password, setPassword] = useState('');
  return (
    <ViewerNotice message={t(viewerWords.password.title)} icon={IconLock} onDownload={onDownload}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (password !== '') onAnswer(password);
        }}
      >
        <PasswordInput
          data-autofocus
          autoFocus
          autoComplete="off"
          label={t(viewerWords.password.label)}
          error={isWrong && t(viewerWords.password.wrong)}
          value={password}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        />
        <Button type="submit" disabled={password === ''}>
          {t(viewerWords.password.open)}
        </Button>
      </form>
    </ViewerNotice>
  );
};
