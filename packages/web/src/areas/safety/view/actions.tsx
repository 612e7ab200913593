import { Button } from '@mantine/core';
import type { Report } from '@portal/contract/safety';
import { IconTrash, type TablerIcon } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/i18n.ts';
import { AlertDialog } from '../../../ui/dialog/alert.tsx';
import { type ConfirmedAct, safetyKeys } from '../report/api.ts';
import { useConfirmedActs } from './acts.ts';

type Action = { act: ConfirmedAct; icon: TablerIcon; look: object };

/** Every action of the page header, once, in this order; a button stands there only while it can be used. */
const actions: readonly Action[] = [{ act: 'delete', icon: IconTrash, look: { variant: 'outline', color: 'red' } }];

type Props = { report: Report; onLeave: () => Promise<void> };

export const ViewActions = ({ report, onLeave }: Props) => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const lookAgain = () => void queryClient.invalidateQueries({ queryKey: safetyKeys.all });
  const { start, busy, failure, closeFailure } = useConfirmedActs(report, async (act) => {
    // What is gone is not asked for again.
    if (act === 'delete') await onLeave();
    lookAgain();
  });
  return (
    <>
      {actions
        .filter(({ act }) => report.can[act] === true)
        .map(({ act, icon: Icon, look }) => (
          <Button
            key={act}
            {...look}
            leftSection={<Icon size={16} aria-hidden />}
            loading={busy === act}
            disabled={busy !== undefined && busy !== act}
            onClick={() => void start(act)}
          >
            {t(`safety.report.act.${act}`)}
          </Button>
        ))}
      {failure !== undefined && (
        <AlertDialog
          title={t('safety.report.notDone')}
          message={failure}
          onClose={() => {
            closeFailure();
            lookAgain();
          }}
        />
      )}
    </>
  );
};
