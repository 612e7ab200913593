export const write = {
  write: {
    title: 'Write: {{category}}',
    save: 'Save draft',
    submit: 'Submit',
    complete: 'Complete',
    confirm: {
      submit: 'Submit this document for approval?',
      complete: 'It is completed at once by yourself. Complete this document?',
    },
    saved: 'The draft was saved.',
    submitted: 'The document was submitted.',
    selfApprove: 'Self-approve',
    selfApproveHelp: 'Completes at once without an approval line. The chosen line is cleared.',
    daySuffix: ' days',
    wrong: 'Please check',
    filesFailed:
      'Files not uploaded: {{count}}. The document is kept as a draft. Upload them again or remove them, then go on.',
    changedTitle: 'This document was changed elsewhere',
    changed: 'What you wrote is still here. If you go on, your next save replaces those changes.',
    overwrite: 'Go on with mine',
    field: {
      title: 'Title',
      dueDays: 'Due in',
      lines: 'Approval line',
      comment: 'Comment',
      content: 'Content',
      files: 'Attachments',
    },
  },
  modify: { title: 'Modify document', save: 'Save changes', done: 'The document was changed.' },
  copy: {
    title: 'There is unsaved writing',
    message: 'You can go on with what was kept on this device at {{at}}.',
    withoutPictures: 'Pictures were not kept.',
    take: 'Go on writing',
    drop: 'Throw away',
  },
  leave: {
    title: 'There are unsaved changes',
    message: 'Leaving this page throws away what was not saved.',
    button: 'Leave',
  },
} as const;
