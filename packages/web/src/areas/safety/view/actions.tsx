import { Button } from '@mantine/core';
import type { ProblemCode } from '@portal/contract/kernel';
import type { Report } from '@portal/contract/safety';
import {
  IconCircleCheck,
  IconPencil,
  IconRotate,
  IconTrash,
  IconZoomCheck,
  type TablerIcon,
} from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/i18n.ts';
import { AlertDialog } from '../../../ui/dialog/alert.tsx';
import { ButtonLink } from '../../../ui/page/links.tsx';
import type { ConfirmedAct } from '../report/api.ts';
import { safetyKeys } from '../report/lookups.api.ts';
import { useConfirmedActs } from './acts.ts';
import { PrintButton } from './print.tsx';
import { reportViewWords } from './report-view.words.ts';

type Action = {
  act: ConfirmedAct | 'change';
  icon: TablerIcon;
  look: object;
  /** What forbids it for now and is told to whoever tries (rules/safety.md#close-and-reopen). */
  tells?: readonly ProblemCode[];
};

/** Every action of the page header, once, in this order; a button stands there only while it can be used. */
const actions: readonly Action[] = [
  { act: 'delete', icon: IconTrash, look: { variant: 'outline', color: 'red' } },
  { act: 'change', icon: IconPencil, look: { variant: 'default' } },
  { act: 'complete', icon: IconCircleCheck, look: {}, tells: ['feedback-pending', 'not-assessed'] },
  { act: 'reopen', icon: IconRotate, look: {} },
];

const isOffered = ({ can }: Report, { act, tells = [] }: Action): boolean => {
  const answer = can[act];
  return answer === true || (answer !== undefined && tells.includes(answer));
};

type Props = { report: Report; onModify: () => void; onLeave: () => Promise<void> };

export const ViewActions = ({ report, onModify, onLeave }: Props) => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const lookAgain = () => void queryClient.invalidateQueries({ queryKey: safetyKeys.all });
  const { start, busy, failure, closeFailure } = useConfirmedActs(report, async (act) => {
    // What is gone is not asked for again; what is closed leads to the list (rules/safety.md#close-and-reopen).
    if (act !== 'reopen') await onLeave();
    lookAgain();
  });
  return (
    <>
      <PrintButton id={report.id} />
      {report.can.investigate === true && (
        <ButtonLink
          variant="default"
          to="/esms/investigation/new"
          search={{
            reportId: report.id,
            reportType: report.reportType,
            reportNo: report.reportNo ?? '',
            fieldLevel1Id: report.fieldLevel1?.id,
            fieldLevel2Id: report.fieldLevel2?.id,
          }}
          leftSection={<IconZoomCheck size={16} aria-hidden />}
        >
          {t(reportViewWords.investigate)}
        </ButtonLink>
      )}
      {actions
        .filter((action) => isOffered(report, action))
        .map(({ act, icon: Icon, look }) => (
          <Button
            key={act}
            {...look}
            leftSection={<Icon size={16} aria-hidden />}
            loading={busy === act}
            disabled={busy !== undefined && busy !== act}
            onClick={() => (act === 'change' ? onModify() : void start(act))}
          >
            {t(reportViewWords.act[act])}
          </Button>
        ))}
      {failure !== undefined && (
        <AlertDialog
          title={t(reportViewWords.notDone)}
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
