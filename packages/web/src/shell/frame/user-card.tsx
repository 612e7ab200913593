import { Anchor } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { useMe, usePhoto } from '../../areas/identity/index.ts';
import { knownConfig } from '../../platform/config.ts';
import { localStore } from '../../platform/device/storage.ts';
import { currentLanguage, useTranslation } from '../../platform/i18n.ts';
import { hasLocalWork } from '../../platform/unsaved/local-work.ts';
import { holdsUnsavedWork } from '../../platform/unsaved/unsaved-work.ts';
import { confirm } from '../../ui/dialog/dialog-confirm.ts';
import { ButtonLink } from '../../ui/page/links.tsx';
import { TopMenu } from '../../ui/page/top-menu.tsx';
import { PersonAvatar } from '../../ui/person/avatar.tsx';
import { shellWords } from '../shell.words.ts';
import { signInWords } from '../sign-in/sign-in.words.ts';
import classes from './frame.module.css';

/** Signing out deletes unsaved text from this device, so users who have any, in any window, are asked first. */
const SignOutLink = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const ask = async (event: MouseEvent): Promise<void> => {
    // A form on this screen asks itself.
    if (holdsUnsavedWork() || !hasLocalWork(localStore)) return;
    event.preventDefault();
    const title = t(signInWords.signOut);
    const goes = await confirm({ title, message: t(signInWords.signOutForgets), confirmLabel: title, danger: true });
    if (goes) await navigate({ to: '/logout', state: { signsOut: true } });
  };
  return (
    <ButtonLink
      to="/logout"
      state={{ signsOut: true }}
      variant="default"
      fullWidth
      leftSection={<IconLogout size={16} />}
      onClick={(event) => void ask(event)}
    >
      {t(signInWords.signOut)}
    </ButtonLink>
  );
};

export const UserCard = () => {
  const { t } = useTranslation();
  const { employee } = useMe();
  const photo = usePhoto(employee.email);
  const inKorean = currentLanguage() === 'ko';
  const shortName = inKorean ? employee.name : employee.engName;
  const name = inKorean ? `${employee.name} ${employee.position}` : employee.engName;
  const department = inKorean ? employee.department.name : employee.department.engName;
  const target = (
    <>
      <PersonAvatar name={shortName} photo={photo} />
      <span className={classes.wide}>
        <span className={classes.personName}>{name}</span>
        <span className={classes.personDepartment}>{department}</span>
      </span>
    </>
  );
  return (
    <TopMenu label={t(shellWords.account, { name, department })} target={target}>
      <div className={classes.card}>
        <PersonAvatar name={shortName} photo={photo} size={64} />
        <span className={classes.personName}>{name}</span>
        <span className={classes.personDepartment}>{department}</span>
        <span className={classes.personDepartment}>{employee.email}</span>
        <Anchor href={knownConfig()?.profileUrl} target="_blank" rel="noreferrer" size="sm">
          {t(shellWords.profile)}
        </Anchor>
        <SignOutLink />
      </div>
    </TopMenu>
  );
};
