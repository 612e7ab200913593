import type { HelpPage } from '../../../platform/help.ts';
import documentsListKeeper from './pictures/documents-list-keeper.en.webp';
import documentsRequired from './pictures/documents-required.en.webp';

export const help: HelpPage = {
  about:
    'Find and read rules, manuals and the documents of general drives and the department library, and confirm what you have to read.',
  parts: [
    {
      id: 'required',
      heading: 'Read what is required',
      steps: [
        'Open an unread document under Required reading, on the home page or in its list.',
        'It opens in a tab of its own, and counts as read.',
        'A controlled manual counts as read once you press I have read and understood. A revision that is still to come can be read before its day.',
        'A document that you open elsewhere, or by Next document, is marked as read by its button. A new revision is to be read anew.',
      ],
      picture: { src: documentsRequired, alt: 'The list of required reading; each document says whether it was read' },
    },
    {
      id: 'search',
      heading: 'Find a document and come back to it',
      text: 'The search looks at titles first. Choose Title and content, or, where no title is found, press Search the contents, to find what stands within the files too. Of a PDF, the text below its title opens the page with the words marked. Files that the viewer does not show are downloaded. Only documents that you may see are found. Press the star in a list or on the page of a document: it then stands under Favourites, below the required reading. The 20 documents that you opened last stand next to it under Recent. Nobody else sees either list. In the menu the department library follows the organization chart, with your own department first; an arrow opens the departments below. By keyboard the arrow keys move and open, Enter goes there.',
    },
    {
      id: 'read',
      heading: 'Read in the viewer',
      keys: [
        ['← →', 'Previous page, next page'],
        ['+ -', 'Larger, smaller'],
        ['Ctrl+F', 'Find in the document'],
        ['Home End', 'First page, last page'],
      ],
    },
    {
      id: 'upload',
      heading: 'Upload and revise documents',
      steps: [
        'In the list of a drive to which you may upload, press Upload a document. In the department library choose Document first, or Manual if you manage one.',
        'To a general drive, press Upload several files or drop them on its list.',
        'Do not upload a document again that is there: upload a new revision of it. Earlier revisions stay.',
      ],
      picture: { src: documentsListKeeper, alt: 'The documents of a department, with the upload at the top right' },
    },
    {
      id: 'controlled',
      heading: 'Revise a controlled manual',
      steps: [
        'Under Revisions and their days press Prepare revision and save a PDF with its number and planned day. Until it is approved only its managers and approvers see it.',
        'Press Send for approval and choose the line. The approval document leads to the revision and its file.',
        'Where an authority takes part, enter its word after the approval. What is lacking last releases the revision, and its readers are told.',
        'From 00:00 of its day the new revision is the current one, and the one before is marked as superseded. Manual on this day finds what was in force on any day, Compare shows what differs.',
      ],
    },
    {
      id: 'readers',
      heading: 'Name those who have to read',
      text: 'The manager of a manual for its documents, and a document system manager for all, names who has to read them with Designate readers. A group of a department with its positions and job titles also asks those who move in later, and days to read it show who is overdue. Reader status and the reading board tell who has read them and when, and both are downloaded as spreadsheets. Ask to read in the reader status tells all who have not read it, once a day.',
    },
    {
      id: 'evidence',
      heading: 'Reading evidence',
      text: 'Marks of reading are never changed or deleted, and stay when the document is deleted. My reading tells what you read and when. Managers of manuals and document system managers find the marks of everybody and download them as a spreadsheet.',
    },
    {
      id: 'told',
      heading: 'Who is told of what',
      points: [
        'Those who have to read a document: when they are named, when a revision is uploaded or released, when its day moves or it is withdrawn, and 7, 2 and 0 days before it is due',
        'Once, at 07:00 of the day after it was due: those who have not read it, and the managers of the manual',
      ],
    },
  ],
};
