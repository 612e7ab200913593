import type { Report } from '@portal/contract/safety';
import { use } from 'react';
import { useOpened } from '../../../platform/notifications/opened.ts';
import { InShownTab } from '../../../ui/tabs/shown.ts';
import paper from '../view/styles.module.css';
import { FeedbackItem } from './item.tsx';
import { OtherFeedback } from './others.tsx';
import classes from './styles.module.css';

/** What was asked and answered: of this report, and for whom reads its group of the others that ask. */
const FeedbackTab = ({ report }: { report: Report }) => {
  const isShown = use(InShownTab);
  useOpened('safety/report', report.isMine && report.requestFeedback && isShown ? report.id : undefined);
  return (
    <div className={classes.parts}>
      <article className={paper.paper}>
        <FeedbackItem report={report} />
      </article>
      {report.can.seeRelated === true && <OtherFeedback id={report.id} />}
    </div>
  );
};

export default FeedbackTab;
