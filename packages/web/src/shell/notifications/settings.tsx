import { NativeSelect, Skeleton } from '@mantine/core';
import { type MailMode, mailModes, type NotificationChoices } from '@portal/contract/notification';
import { notificationKinds } from '@portal/contract/notifications';
import { useQuery } from '@tanstack/react-query';
import { translate, useTranslation } from '../../platform/i18n.ts';
import { notifySuccess } from '../../ui/dialog/toast-notify.ts';
import { FailureNote } from '../../ui/page/failure-note.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import classes from './notification.module.css';
import { choicesQuery, useSaveChoices } from './notification.queries.ts';
import { notificationWords } from './notification.words.ts';

const useModes = () => {
  const { t } = useTranslation();
  return mailModes.map((value) => ({ value, label: t(notificationWords.mail.modes[value]) }));
};

type Props = { choices: NotificationChoices['choices'] };

/** The mail setting of each kind, saved when it is chosen. */
const Choices = ({ choices }: Props) => {
  const { t } = useTranslation();
  const modes = useModes();
  const { mutate, isPending, variables } = useSaveChoices();
  const now = (kind: string, mail: MailMode): MailMode =>
    (isPending && variables.find((each) => each.kind === kind)?.mail) || mail;
  const save = (changed: NotificationChoices['choices']) =>
    mutate(changed, { onSuccess: () => notifySuccess(t(notificationWords.mail.saved)) });
  const modeOf = (value: string): MailMode => mailModes.find((mode) => mode === value) ?? 'off';
  const [first] = choices;
  const all = first && choices.every(({ mail }) => mail === first.mail) ? first.mail : '';
  return (
    <table className={classes.kinds}>
      <thead>
        <tr>
          <th scope="col">{t(notificationWords.mail.kind)}</th>
          <th scope="col">{t(notificationWords.mail.mode)}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{t(notificationWords.mail.every)}</th>
          <td>
            <NativeSelect
              aria-label={t(notificationWords.mail.every)}
              data={all === '' ? [{ value: '', label: '–' }, ...modes] : modes}
              value={all}
              onChange={({ currentTarget: { value } }) =>
                value !== '' && save(choices.map(({ kind }) => ({ kind, mail: modeOf(value) })))
              }
            />
          </td>
        </tr>
        {choices.map(({ kind, mail }) => {
          const words = notificationKinds.get(kind);
          const label = words ? translate(words) : kind;
          return (
            <tr key={kind}>
              <th scope="row">{label}</th>
              <td>
                <NativeSelect
                  aria-label={label}
                  data={modes}
                  value={now(kind, mail)}
                  onChange={({ currentTarget: { value } }) => save([{ kind, mail: modeOf(value) }])}
                />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

/** The settings of notifications by mail. */
export const NotificationSettingsScreen = () => {
  const { t } = useTranslation();
  const choices = useQuery(choicesQuery);
  const { data, error } = choices;
  return (
    <div className={classes.page}>
      <PageHeader title={t(notificationWords.mail.title)} />
      {data === undefined && error && <FailureNote error={error} onRetry={() => void choices.refetch()} />}
      {data === undefined && !error && <Skeleton height={320} />}
      {data?.canMail && (
        <>
          <p className={classes.intro}>
            {t(notificationWords.mail.intro)} {t(notificationWords.mail.dailyHint)}
          </p>
          <Choices choices={data.choices} />
        </>
      )}
      {data && !data.canMail && <p className={classes.intro}>{t(notificationWords.mail.none)}</p>}
    </div>
  );
};
