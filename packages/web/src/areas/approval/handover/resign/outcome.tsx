import { Button } from '@mantine/core';
import type { Person } from '@portal/contract/directory';
import type { LeavingTexts } from '../../../../platform/area.ts';
import { dayText } from '../../../../platform/formats.ts';
import { useTranslation } from '../../../../platform/i18n.ts';
import { nameOf } from '../../../../platform/names.ts';
import { Dialog } from '../../../../ui/dialog/frame.tsx';
import { ButtonLink } from '../../../../ui/page/links.tsx';
import { uiWords } from '../../../../ui/ui.words.ts';
import type { Outcome } from './api.ts';
import { mayHandOver } from './form.ts';
import { resignationWords } from './resignation.words.ts';
import classes from './styles.module.css';
import { useLines, WaitingFor } from './waiting.tsx';

type Props = { outcome: Outcome; successor: Person | undefined; texts: LeavingTexts; onClose: () => void };

/** What was done, what was handed over, and what is left. */
export const ResignOutcome = ({ outcome: { employee, lines, failure }, successor, texts, onClose }: Props) => {
  const { t } = useTranslation();
  const name = nameOf(employee);
  const heir = successor ? nameOf(successor) : '';
  const day = employee.resignDate ?? '';
  const hasCome = mayHandOver(day);
  const linesLeft = useLines(employee.id);
  const left = lines?.left ?? [];
  return (
    <Dialog title={t(resignationWords.title, { name })} size={720} onClose={onClose}>
      <div className={classes.part} role="status">
        <p className={classes.said}>
          {t(hasCome ? resignationWords.done : resignationWords.planned, { name, day: dayText(day) })}
        </p>
        {lines && (
          <p className={classes.said}>{t(resignationWords.handedOver, { count: lines.handedOver, name: heir })}</p>
        )}
        {left.length > 0 && (
          <div className={classes.said}>
            {t(resignationWords.leftOf, { name: heir })}
            <ul className={classes.numbers}>
              {left.map(({ documentId, docNo }) => (
                <li key={documentId}>{docNo}</li>
              ))}
            </ul>
          </div>
        )}
        {failure !== undefined && (
          <p className={classes.said}>{t(resignationWords.notHandedOver, { message: failure })}</p>
        )}
      </div>
      <WaitingFor heading={t(resignationWords.still)} employeeId={employee.id} texts={texts} />
      <div className={classes.acts}>
        {linesLeft > 0 && hasCome && (
          <ButtonLink to="/admin/approval" search={{ approverId: employee.id }} variant="default">
            {t(resignationWords.toHandOver)}
          </ButtonLink>
        )}
        <Button data-autofocus onClick={onClose}>
          {t(uiWords.close)}
        </Button>
      </div>
    </Dialog>
  );
};
