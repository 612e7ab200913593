import { Button } from '@mantine/core';
import type { Investigation } from '@portal/contract/safety';
import { IconArrowBackUp, IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../../platform/i18n.ts';
import { AlertDialog } from '../../../../ui/dialog/alert.tsx';
import { isOffered } from '../../cases/acts.ts';
import { investigationWords } from '../investigation.words.ts';
import { investigationPartsWords } from '../investigation-parts.words.ts';
import { useInvestigationActs } from '../view/acts.tsx';
import ReturnDialog from './return-dialog.tsx';
import classes from './styles.module.css';

/** Where the safety office approves a post process that waits, or gives it back. */
export const Decision = ({ investigation }: { investigation: Investigation }) => {
  const { t } = useTranslation();
  const [returning, setReturning] = useState(false);
  const { start, busy, failure, closeFailure } = useInvestigationActs(investigation);
  const { can } = investigation;
  const close = () => setReturning(false);
  return (
    <div className={classes.decision}>
      {can.return === true && (
        <Button
          variant="default"
          leftSection={<IconArrowBackUp size={16} aria-hidden />}
          onClick={() => setReturning(true)}
        >
          {t(investigationPartsWords.postProcess.return)}
        </Button>
      )}
      {isOffered(can, 'approve') && (
        <Button
          leftSection={<IconCheck size={16} aria-hidden />}
          loading={busy === 'approve'}
          onClick={() => void start('approve')}
        >
          {t(investigationWords.act.approve)}
        </Button>
      )}
      {returning && <ReturnDialog investigation={investigation} onClose={close} />}
      {failure && <AlertDialog {...failure} onClose={closeFailure} />}
    </div>
  );
};
