import { drop } from '../../files/words/en.ts';
import { editor } from '../../rich-text/words/en.ts';

/** The words of forms, which come with them. */
export const form = {
  drop,
  editor,
  nothing: '(none)',
  wrongFields: 'To check: {{count}}',
  draftKey: '{{key}}: save and keep writing',
  leave: {
    title: 'There are unsaved changes',
    closing: 'If you close this, what is not saved is lost.',
    leaving: 'Leaving this page throws away what was not saved.',
    sendingTitle: 'Still being sent',
    sending: 'It is sent although you leave.',
    button: 'Leave',
    save: 'Save and leave',
    going: 'Going on throws away what was not saved.',
    goOn: 'Go on',
  },
  lost: {
    title: 'You can no longer read this',
    stays: 'What you were writing stays on this page. Copy what you need before you leave.',
  },
  save: {
    create: 'Register',
    change: 'Save changes',
    createFailed: 'Registration failed. {{message}}',
    changeFailed: 'Modification failed. {{message}}',
    gone: 'There is nothing left to save it to. What you entered is lost once you close this.',
    discard: 'Discard it and close',
  },
  differences: {
    dialog: { label: 'What differs', field: 'Field', mine: 'What you entered', stored: 'What is stored now' },
    page: { label: 'What differs', field: 'Field', mine: 'Yours', stored: 'Saved elsewhere' },
  },
  conflict: {
    title: 'Somebody else changed it meanwhile',
    message: 'What you entered is still here. Please choose which is to stand.',
    keepMine: 'Save what I entered',
    takeStored: 'Use what is stored',
  },
  page: {
    wrong: 'Please check',
    changed: 'What you wrote is still here. If you go on, your next save replaces those changes.',
    overwrite: 'Go on with mine',
    takeStored: 'Take what was saved',
    takeStoredMessage:
      'What you have written is given up for what was saved elsewhere. The copy kept on this device goes as well; this cannot be undone.',
    noDifference: 'No field and no text differs. Only the attachments may have changed.',
    onlyFormat: 'Same text, formatted differently',
    onlyPictures: 'Same text, other pictures',
    keptAsDraft: 'What you wrote is kept among your drafts.',
  },
  files: {
    cancelled: 'The upload was cancelled.',
    toRemove: '{{names}}: cannot be uploaded. Remove it, then go on.',
    missing: 'Some attachments could not be brought along. Please add them again: {{names}}',
  },
  waiting: {
    title: 'The network is gone, so it has not been sent yet',
    submit:
      'This page submits it by itself once the network is back, and only once however often it is sent. Please keep the page open until then. What you wrote stays on this device.',
    save: 'This page saves it by itself once the network is back. Please keep the page open until then. What you wrote stays on this device.',
    now: 'Send again now',
    stop: 'Stop and go on writing',
  },
  copy: {
    kept: {
      whole: 'Saved on this device at {{time}}',
      'without-pictures': 'Saved on this device at {{time}}, without pictures',
      'without-files': 'Saved on this device at {{time}}, without files',
      'without-pictures-and-files': 'Saved on this device at {{time}}, without pictures and files',
      'no-room': 'Not saved on this device: no room',
    },
    title: 'There is unsaved writing',
    message: 'You can go on with what was kept on this device at {{at}}.',
    withoutPictures: 'Pictures were not kept.',
    withoutFiles_one: '{{count}} chosen file ({{names}}) was not kept. Please choose it again.',
    withoutFiles_other: '{{count}} chosen files ({{names}}) were not kept. Please choose them again.',
    take: 'Go on writing',
    askTitle: 'Replace by what was kept',
    ask: 'What is written here now is replaced by what was kept. This cannot be undone.',
    replace: 'Replace',
    drop: 'Throw away',
  },
} as const;
