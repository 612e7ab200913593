import type { HelpPage } from '../../../platform/help.ts';
import safetyRiskMatrix from './pictures/safety-risk-matrix.en.webp';
import safetyStart from './pictures/safety-start.en.webp';

export const help: HelpPage = {
  about: 'Report what may harm safety, assess the risk, and follow investigations and actions to their end.',
  parts: [
    {
      id: 'report',
      heading: 'Write a report',
      steps: [
        'What has to be reported is a mandatory report (SSR), anything else a voluntary one (SSVR).',
        'A subject and the kind of report are enough to save a draft. A draft is seen by nobody but you.',
        'When you submit, all that is missing is told. The number is given then.',
        'For bird strikes, TCAS RA and dangerous goods choose the kind of mandatory report; what is needed opens.',
        'A report that was not sent stays on its device with its photos; home and the chooser offer it again.',
      ],
      picture: { src: safetyStart, alt: 'The choice between a mandatory and a voluntary report' },
    },
    {
      id: 'confidential',
      heading: 'What a confidential report keeps',
      text: 'Nobody but the reporter learns who wrote it and in which department. That holds for safety officers and administrators too.',
      points: [
        'Reporter and department are shown nowhere, and a report tells only the day of its date. The audit trail of the administrators keeps when it was submitted and changed, without a name.',
        'It is in no list of those who see the reports of their department or those below it.',
        'Files are called by numbers and made anew without what tells of their maker, and the originals are removed. Files of which that cannot be taken out are not accepted.',
        'Notices and mails name nobody, and feedback cannot be asked for.',
        'What you write is shown as you wrote it. Do not write names, or what tells who you are.',
        'You turn it on and off yourself while the report is a draft or Open.',
      ],
    },
    {
      id: 'follow',
      heading: 'See what became of a report, and what was learned',
      text: 'The status in the list and above the title of the report tells how far it is. If you asked for feedback on a report that is not confidential, you are told once it is answered. On the tab Dialogue you see the steps, and write to the safety office and read what it writes. What you write on a confidential report is delivered at a fixed time, without a time, and can be deleted until then; news of it stand in the menu and on home alone.',
      points: [
        'Lessons tell what closed cases taught, without names. Nothing is copied from a report, and somebody who did not write in it has to approve it.',
      ],
    },
    {
      id: 'action',
      heading: 'Take on an action',
      steps: [
        'Open an action that you are in charge of under My Action. What is to be done stands on top and begins the thread; those that are overdue are marked.',
        'Tell what you have done in a message, with photos and files. A photo of the thread opens large when you press it; swipe, or use the left and right arrow keys, to see the others.',
        'When all is done, say what was done or attach a photo and ask for closing. Accepted, the action ends; rejected, read why and go on.',
      ],
    },
    {
      id: 'assess',
      heading: 'Classify, assess, investigate, keep the hazard log',
      text: 'Safety officers classify a report, describe the hazard, assess the risk and name a second assessor. The risk is chosen in a 5 by 5 matrix, by arrow keys too. How reports of the same kind were classified recently is offered as buttons, and filled in only when pressed. New reports and lists are gone through one after the other: once assessed, the next one opens. On a wide screen the report stands beside. Before a case is closed, what is done and what is missing is shown.',
      points: [
        'Investigators write down facts and evidence, the root cause, a conclusion and planned actions. Once the safety office has approved it, the plan becomes actions.',
        'From a closed case press Write a lesson. Make sure that no name, day, flight or place lets anybody be recognised, and send it for approval.',
        'In the hazard log hazards are registered without a report or an investigation too, and actions assigned.',
      ],
      picture: { src: safetyRiskMatrix, alt: 'The risk matrix of five probabilities and five severities' },
    },
    {
      id: 'filing',
      heading: 'Statutory filing',
      text: 'When a mandatory report is submitted, the portal proposes the deadline of annex 20-2. It sends nothing to the authority: the safety office decides, files, and records that it did.',
      points: [
        'Statutory filing lists what is most urgent first. Red is due at once or late, amber has less than six hours left.',
        'On the tab Detail of a report, Decide says what the event is and by which item. Where that departs from the proposal it needs a reason.',
        'Record a filing keeps where and when it was filed, with the receipt. A record is never changed or deleted; a wrong one is voided with a reason.',
        'Draft collects what is copied into the form of the authority. It is not the official form.',
        'Reporters see on their own report what the safety office has filed.',
      ],
    },
    {
      id: 'find',
      heading: 'Find, compare, download',
      points: [
        'More filters narrow the list of reports by period, airport, registration, flight and phase; for those who see reports of others also by event type, class of risk and who is responsible. A value with + joins the chosen one: what fits either of them is listed.',
        'Contents too looks for words in the place and the description, and shows what surrounds them.',
        'Filters that you use often are kept under a name by Save view next to them, and opened again from Saved views at the top, for you alone; to others you send the address.',
        'Excel makes a file of the list as it is narrowed, up to 20,000 rows. The audit trail keeps who took which list.',
        'The action log holds all actions that you may see, or those that are overdue alone.',
        'The safety board counts the reports of the same filters by month, event, airport and class of risk. A bar opens its list.',
      ],
    },
    {
      id: 'told',
      heading: 'Who is told of what',
      points: [
        'Who is in charge of an action: assigned, new messages, what became of a closing request, cancelled, two days before it is due and once it is overdue',
        'Who manages the action: closing requests, new messages, and once it is overdue',
        'Referrers of an action and who wrote in its thread: new messages',
        'Second assessors: when they are named',
        'The safety office: reports to be filed at once, a statutory deadline that comes near or has passed, a decision to be reviewed, feedback that is asked for, a post process that waits for approval, a lesson that one may approve',
        'Who sent a lesson for approval: when it is published or given back',
        'Investigators: when they are named, and when the post process is approved or given back',
        'Reporters: feedback on a report that is not confidential. Of a confidential report its reporter is sent nothing.',
      ],
    },
  ],
};
