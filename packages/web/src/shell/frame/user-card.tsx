import { Anchor } from '@mantine/core';
import { useMe, usePhoto } from '../../areas/identity/index.ts';
import { knownConfig } from '../../platform/config.ts';
import { currentLanguage, useTranslation } from '../../platform/i18n.ts';
import { TopMenu } from '../../ui/page/top-menu.tsx';
import { PersonAvatar } from '../../ui/person/avatar.tsx';
import { shellWords } from '../shell.words.ts';
import { SignOutLink } from '../sign-in/sign-out-link.tsx';
import classes from './styles.module.css';

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
