import type { HelpPage } from '../../../platform/help.ts';
import adminGrants from './pictures/admin-grants.en.webp';

export const help: HelpPage = {
  about:
    'Employees, departments, holidays, days of leave and rights, the hand-over of approvals of those who left, and the audit trail.',
  parts: [
    {
      id: 'employees',
      heading: 'Enter people and let them go',
      points: [
        'Code and email are unlike any other. At the first sign-in the account is bound by the email.',
        'Somebody who has resigned can no longer sign in, from that moment on, and is not offered for new work. What they submitted goes on; what waits for them is handed over.',
        'An employee with records is not deleted but resigned.',
      ],
    },
    {
      id: 'departments',
      heading: 'Keep the organization',
      text: 'Departments have up to six levels. A department with employees or departments below it cannot be deleted.',
    },
    {
      id: 'leave',
      heading: 'Upload days of leave',
      steps: [
        'Under Leave, press Upload total days, download the template in its window and enter code, name and total days.',
        'Upload the file in the same window. With one wrong row nothing is changed.',
      ],
    },
    {
      id: 'holidays',
      heading: 'Keep the holidays right',
      points: [
        'Deadlines of statutory filings are counted without holidays. Look through days and sources under Holidays each year.',
        'Compare a day that is to be verified with its source, then switch Verified on. Until then it makes no deadline later.',
        'Add a temporary holiday or an election day once it is set. Past days can be changed too.',
      ],
    },
    {
      id: 'handover',
      heading: 'Hand approvals over',
      text: 'Under Hand-over, an approval that waits for somebody who left is given to another with a reason; all of them at once when you resign somebody by today or an earlier day. The approval box keeps from whom. It is given neither to oneself, nor to the drafter of the document, nor to somebody who is on its line already.',
    },
    {
      id: 'deputies',
      heading: 'Deputies',
      text: 'Under Deputies you see who decides for whom and when. For somebody who fell ill you name a deputy, with a reason, and you end what is not needed any more. You are neither principal nor deputy of what you make, and see no document by it.',
    },
    {
      id: 'rights',
      heading: 'Give rights',
      points: [
        'Nobody adds to their own rights, and the Admin right of the last administrator cannot be taken away.',
        'No right of an administrator tells who wrote a confidential report.',
      ],
      picture: { src: adminGrants, alt: 'The dialog in which the rights of a person are changed' },
    },
    {
      id: 'trail',
      heading: 'See who changed what',
      text: 'The audit trail tells who changed what and when. Nobody can change or delete it, and it holds no text of documents and reports. What the reporter does on a confidential report bears no name.',
    },
  ],
};
