import type { Person } from '@portal/contract/directory';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isFailure, messageOf } from '../../../platform/failure.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/names.ts';
import { FormDialog } from '../../../ui/form/dialog.tsx';
import { Notice } from '../../../ui/form/notice.tsx';
import kit from '../../../ui/form/styles.module.css';
import { PersonSelect } from '../../../ui/person/select.tsx';
import { notifySuccess } from '../../../ui/toast/notify.ts';
import { uiWords } from '../../../ui/ui.words.ts';
import { peopleQuery } from '../../approval/index.ts';
import { useTellWritten } from '../cases/kept/written.tsx';
import { assignMutation } from './api.ts';
import { riskAssessmentWords } from './risk-assessment.words.ts';

type Props = {
  reportId: number;
  /** The assessment that a second one is asked for: the first, or the second, which is given to another. */
  raId: number;
  onClose: () => void;
};

/** Asks somebody for the second assessment. */
const AssessorDialog = ({ reportId, raId, onClose }: Props) => {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<Person>();
  useTellWritten(chosen !== undefined);
  const { mutate, isPending, error, reset } = useMutation({
    ...assignMutation,
    onSuccess: () => {
      notifySuccess(t(riskAssessmentWords.assigned, { name: chosen ? nameOf(chosen) : '' }));
      onClose();
    },
  });
  const failure = error && messageOf(error);
  return (
    <FormDialog
      title={t(riskAssessmentWords.assign)}
      confirmLabel={t(uiWords.apply)}
      dirty={chosen !== undefined && !isFailure(error, 'wrong-status')}
      busy={isPending}
      ready={chosen !== undefined}
      onConfirm={() => chosen && mutate({ id: reportId, raId, body: { seq: 2, assessor: { id: chosen.id } } })}
      onClose={onClose}
    >
      {failure && <Notice className={kit.whole} title={failure} />}
      <PersonSelect
        id="second-assessor"
        className={kit.whole}
        label={t(riskAssessmentWords.assessor)}
        required
        first
        find={peopleQuery}
        chosen={chosen}
        onChoose={(person) => {
          reset();
          setChosen(person);
        }}
      />
    </FormDialog>
  );
};

export default AssessorDialog;
