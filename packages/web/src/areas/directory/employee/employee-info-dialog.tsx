import { Button } from '@mantine/core';
import type { EmployeeRecord } from '@portal/contract/directory';
import { actForOther } from '@portal/contract/identity';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { dayText } from '../../../platform/formats.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf, otherNameOf } from '../../../platform/platform-names.ts';
import { confirm } from '../../../ui/dialog/dialog-confirm.ts';
import { Dialog } from '../../../ui/dialog/dialog-frame.tsx';
import { notifySuccess } from '../../../ui/dialog/toast-notify.ts';
import { PersonAvatar } from '../../../ui/person/avatar.tsx';
import { useMe } from '../../identity/index.ts';
import { resetSignIn } from './employee.queries.ts';
import { employeeWords } from './employee.words.ts';
import classes from './employee-info.module.css';
import { useEmployeePhoto } from './employee-photo.ts';
import { genderText, isResignedNow, jobTitleText } from './employee-texts.ts';

/** The account of a person is bound to them; a new account needs a reset, by another administrator. */
const SignInReset = ({ employee }: { employee: EmployeeRecord }) => {
  const { t } = useTranslation();
  const { employee: me } = useMe();
  const { mutate, isPending } = useMutation({
    mutationFn: () => resetSignIn(employee.id),
    onSuccess: () => notifySuccess(t(employeeWords.form.signIn.done, { name: nameOf(employee) })),
  });
  if (!actForOther({ employeeId: me.id }, employee.id).allowed) return <>{t(employeeWords.form.signIn.own)}</>;
  const ask = async (): Promise<void> => {
    const agreed = await confirm({
      title: t(employeeWords.form.signIn.title),
      message: t(employeeWords.form.signIn.message, { name: nameOf(employee), email: employee.email }),
      confirmLabel: t(employeeWords.form.signIn.act),
      danger: true,
    });
    if (agreed) mutate();
  };
  return (
    <Button variant="default" size="xs" loading={isPending} onClick={() => void ask()}>
      {t(employeeWords.form.signIn.act)}
    </Button>
  );
};

const factsOf = (employee: EmployeeRecord) =>
  ({
    code: employee.code,
    department: nameOf(employee.department),
    position: employee.position,
    jobTitle: jobTitleText(employee.jobTitle),
    email: employee.email,
    phone: employee.phone,
    gender: genderText(employee.gender),
    birthDate: dayText(employee.birthDate),
    hireDate: dayText(employee.hireDate),
    resignDate: employee.resignDate ? dayText(employee.resignDate) : '',
    address1: [employee.address1, employee.address2].filter((part) => part !== '').join(' '),
    seq: String(employee.seq),
  }) as const;

type Props = {
  employee: EmployeeRecord;
  /** The open tasks of a resigned employee, from the area that has them. */
  waitingOf: (id: number) => ReactNode;
  onResign: () => void;
  onClose: () => void;
};

/** The complete record, read-only. */
export const EmployeeInfoDialog = ({ employee, waitingOf, onResign, onClose }: Props) => {
  const { t } = useTranslation();
  const { employee: me } = useMe();
  const photo = useEmployeePhoto(employee);
  const facts = factsOf(employee);
  return (
    <Dialog title={t(employeeWords.form.info)} size={560} onClose={onClose}>
      <div className={classes.head}>
        <PersonAvatar name={nameOf(employee)} photo={photo} size={88} />
        <div>
          <b className={classes.name}>{nameOf(employee)}</b>
          <span className={classes.other}>{otherNameOf(employee)}</span>
        </div>
      </div>
      <dl className={classes.facts}>
        {(Object.keys(facts) as (keyof typeof facts)[]).map((field) => (
          <div key={field}>
            <dt>{t(employeeWords.form.field[field])}</dt>
            <dd>{facts[field] || '-'}</dd>
          </div>
        ))}
        {isResignedNow(employee) && (
          <div>
            <dt>{t(employeeWords.form.waiting)}</dt>
            <dd>{waitingOf(employee.id)}</dd>
          </div>
        )}
        {!employee.isResigned && employee.id !== me.id && (
          <div>
            <dt>{t(employeeWords.gone)}</dt>
            <dd>
              <Button variant="default" size="xs" onClick={onResign}>
                {t(employeeWords.form.resign)}
              </Button>
            </dd>
          </div>
        )}
        <div>
          <dt>{t(employeeWords.form.signIn.label)}</dt>
          <dd>
            <SignInReset employee={employee} />
          </dd>
        </div>
      </dl>
    </Dialog>
  );
};
