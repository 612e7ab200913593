import { Button, FileButton, Progress } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n.ts';
import { useIntoView } from '../../../ui/form/attention.ts';
import kit from '../../../ui/form/styles.module.css';
import { PersonAvatar } from '../../../ui/person/avatar.tsx';
import { employeeWords } from './employee.words.ts';
import classes from './form.module.css';
import { type PhotoChoice, photoTypes } from './photo.ts';

type Props = { name: string; choice: PhotoChoice };

/** The photo as it is or as it will be, and the way to another one. */
export const EmployeePhotoField = ({ name, choice }: Props) => {
  const { t } = useTranslation();
  const { stored, chosen, preview, wrong, share, choose, drop } = choice;
  const place = useIntoView<HTMLElement>(wrong);
  return (
    <div className={`${kit.whole} ${classes.photo}`}>
      <PersonAvatar name={name} photo={preview ?? stored} size={88} />
      <div className={classes.photoTools}>
        <span>
          <FileButton accept={photoTypes} onChange={choose}>
            {(props) => (
              <Button {...props} variant="default" size="xs" leftSection={<IconPhoto size={16} />}>
                {t(employeeWords.form.photo.choose)}
              </Button>
            )}
          </FileButton>
          {chosen && (
            <Button variant="subtle" size="xs" onClick={drop}>
              {t(employeeWords.form.photo.drop)}
            </Button>
          )}
        </span>
        {wrong === undefined ? (
          <small className={classes.hint}>{t(employeeWords.form.photo.hint)}</small>
        ) : (
          <small ref={place} tabIndex={-1} className={classes.wrong} role="alert">
            {wrong}
          </small>
        )}
        {share !== undefined && (
          <Progress value={share * 100} size={4} aria-label={t(employeeWords.form.photo.sending)} />
        )}
      </div>
    </div>
  );
};
