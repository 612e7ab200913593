import { Button } from '@mantine/core';
import { useTranslation } from '../../../platform/i18n.ts';
import { draftKeyProps } from '../../../ui/form/page/draft-key.ts';
import { approvalFormWords } from './approval-form.words.ts';
import type { WriteFlow } from './flow.ts';
import classes from './styles.module.css';

type Props = { flow: Pick<WriteFlow, 'busy' | 'save' | 'submit'>; selfApprove: boolean };

/** Save and submit: at the right of the header, on a phone in the bar at the bottom; both stay in view. */
export const WriteActions = ({ flow, selfApprove }: Props) => {
  const { t } = useTranslation();
  const { busy, save, submit } = flow;
  return (
    <div className={classes.actions}>
      <Button
        {...draftKeyProps()}
        variant="default"
        loading={busy === 'save' || busy === 'keep'}
        disabled={busy === 'submit'}
        onClick={save}
      >
        {t(approvalFormWords.save)}
      </Button>
      <Button loading={busy === 'submit'} disabled={busy !== undefined && busy !== 'submit'} onClick={submit}>
        {t(selfApprove ? approvalFormWords.complete : approvalFormWords.submit)}
      </Button>
    </div>
  );
};
