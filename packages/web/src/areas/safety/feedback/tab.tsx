import type { Report } from '@portal/contract/safety';
import paper from '../view/styles.module.css';
import { FeedbackItem } from './item.tsx';
import { OtherFeedback } from './others.tsx';
import classes from './styles.module.css';

/** What was asked and answered: of this report, and for whom reads its group of the others that ask. */
const FeedbackTab = ({ report }: { report: Report }) => (
  <div className={classes.parts}>
    <article className={paper.paper}>
      <FeedbackItem report={report} />
    </article>
    {report.can.seeRelated === true && <OtherFeedback id={report.id} />}
  </div>
);

export default FeedbackTab;
