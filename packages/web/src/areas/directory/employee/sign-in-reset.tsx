import { Button } from '@mantine/core';
import type { EmployeeRecord } from '@portal/contract/directory';
import { actForOther } from '@portal/contract/identity';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/names.ts';
import { confirm } from '../../../ui/dialog/confirm.ts';
import { notifySuccess } from '../../../ui/toast/notify.ts';
import { useMe } from '../../identity/index.ts';
import { employeeWords } from './employee.words.ts';
import { resetSignIn } from './record.api.ts';

/** The account somebody signs in with is bound to them; a new account needs this once, and another's hand. */
export const SignInReset = ({ employee }: { employee: EmployeeRecord }) => {
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
