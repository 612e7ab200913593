import type { HelpPage } from '../../../platform/help.ts';
import writeLeave from './pictures/write-leave.en.webp';

export const help: HelpPage = {
  about: 'Leave is applied for by a leave application in Approval. Home shows how many days you have left.',
  parts: [
    {
      id: 'apply',
      heading: 'How leave is applied for',
      steps: [
        'Press Apply for leave on home.',
        'Choose the kind of leave and press the days in the calendar. They need not follow one another. Of long leave the first and the last day are enough. One application takes up to 150 days.',
        'Give a contact and the line of approval, and submit.',
      ],
      picture: { src: writeLeave, alt: 'The leave application with its calendar and the days that are left' },
    },
    {
      id: 'half',
      heading: 'Half days',
      text: 'A morning or an afternoon off is applied for one day at a time and takes half a day. Both halves of a day can be applied for separately.',
    },
    {
      id: 'balance',
      heading: 'What the days mean',
      points: [
        'What you can apply for is the total less the days used and the days applied for.',
        'Leave across New Year takes each day from the year in which it lies.',
        'A day on which you already have leave, or more annual leave than is left, is not accepted.',
      ],
    },
    {
      id: 'cancel',
      heading: 'Cancel leave',
      text: 'Leave under way is cancelled at any time, completed leave until the day before it begins, with Cancel document on the document. The days come back at once.',
    },
    {
      id: 'told',
      heading: 'Who is told of what',
      points: [
        'You: approved, rejected, put on hold, commented on, and the day before your leave begins',
        'Approvers: when it is their turn',
      ],
    },
  ],
};
