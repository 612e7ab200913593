import type { HelpPage } from '../../../platform/help.ts';
import viewAttachment from './pictures/view-attachment.en.webp';
import viewMyTurn from './pictures/view-my-turn.en.webp';

export const help: HelpPage = {
  about:
    'Letters of approval and leave applications are written, sent along a line and decided on. How far a document is can always be seen in the Approval box on it.',
  parts: [
    {
      id: 'write',
      heading: 'Write a document and submit it',
      steps: [
        'Choose the kind of document under New document in the menu.',
        'Write title and content, and put approvers and agreers on the line in their order. Several agreers may stand side by side in one step.',
        'Attach files or completed documents, and choose people or departments to be informed.',
        'Press Submit. A draft has no number; the number is given when it is submitted.',
      ],
    },
    {
      id: 'decide',
      heading: 'Decide when it is your turn',
      text: 'A document that you open from Approval needed has Approve, Hold and Reject below. Once you have acted, the next one opens at once.',
      points: [
        'Approving leads to the next step; after the last one the document is completed.',
        'On hold it stays your turn, and you decide later.',
        'Rejecting ends the approval and gives the document back to its drafter; where there is a step before, it can be sent back one step to be decided again instead. Both need a comment.',
        'Whoever may decide finally ticks the box when approving: the document is completed at once, and those who come after are marked as not asked.',
        'An approval given by mistake is withdrawn at its mark in the approval box until the next step acts. That stays on record.',
        'Several can be chosen in the list and approved at once.',
      ],
      picture: {
        src: viewMyTurn,
        alt: 'A letter of approval at my turn: facts at the left, the approval box at the right, comment and acts below',
      },
    },
    {
      id: 'keys',
      heading: 'Work by keys',
      text: 'They work on a document opened from home or from Approval needed, where several wait for you. One opened from a notice or by its address is decided by the buttons.',
      keys: [
        ['j', 'Next document'],
        ['k', 'Previous document'],
        ['a', 'Approve'],
        ['h', 'Hold'],
        ['r', 'Reject'],
        ['Ctrl+Enter', 'Answer yes to what is asked'],
        ['?', 'Show the keys of this screen'],
        ['Ctrl+K', 'Search from anywhere'],
      ],
    },
    {
      id: 'attachments',
      heading: 'Read attached files beside the text',
      text: 'PDFs, pictures and plain texts (txt, csv) open beside the text, on a phone over it. Other files are downloaded.',
      keys: [
        ['n', 'Next attachment (of a picture also →)'],
        ['p', 'Previous attachment (of a picture also ←)'],
        ['Esc', 'Close'],
      ],
      picture: {
        src: viewAttachment,
        alt: 'An attached PDF open at the right of the text, with 1 / 2, previous, next, download and close above',
      },
    },
    {
      id: 'ask',
      heading: 'Ask, answer, and see what happened',
      points: [
        'Instead of rejecting, ask when it is your turn: the drafter, or an approver of an earlier step.',
        'What you are asked stands on home under Waiting for me, and is answered once, on the document. Questions and answers are not changed, and everybody who reads the document sees them.',
        'A drafter can send a reminder once in 4 hours.',
        'The history tells who did what and when, and when each approver first opened the document.',
      ],
    },
    {
      id: 'change',
      heading: 'Change or cancel what you submitted',
      points: [
        'A letter of approval on which nobody has acted can be modified or cancelled.',
        'Once somebody has acted it is recalled instead: what was decided stays on record, and a draft opens with its text, line and files.',
        'A rejected document is written again from its content and submitted anew.',
        'Leave can be cancelled at any time while it is under way, and once completed until the day before it begins; the days come back.',
      ],
    },
    {
      id: 'deputies',
      heading: 'Naming a deputy while you are away',
      text: 'Under Deputies in the menu you name who decides when it is your turn. Once leave of yours is approved, its days are proposed.',
      points: [
        'On these days a deputy reads the documents whose turn is yours, and approves, holds or rejects in your name. You may always decide yourself.',
        'Their list of approvals and their home say whose turn it is; the approval box keeps who decided in your place.',
        'Nobody acts in place on a document that they wrote or decide on themselves, and nobody decides finally in place.',
        'It ends by itself after its last day; before that principal or deputy can end it. An administrator names a deputy for somebody who cannot.',
      ],
    },
    {
      id: 'told',
      heading: 'Who is told of what',
      points: [
        'Approvers: when it is their turn, when a document came back one step, when they are reminded, when it was recalled or decided finally, and when the approval of somebody else was handed over to them',
        'Principals: when their deputy decided, or is away too. Deputies: when they are named, and when it is a turn of theirs',
        'Drafters: approved, rejected, put on hold, commented on, an approval withdrawn, sent back one step',
        'Whoever is asked, and whoever gets an answer',
        'Referrers: when a document was referred to them; of a department, everybody in it and below',
        'Mail is sent of the kinds that you turned on in the notification settings alone, and tells what it is about, with a number and a link.',
      ],
    },
  ],
};
