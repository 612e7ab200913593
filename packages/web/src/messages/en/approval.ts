import { attach } from './approval.attach.ts';
import { editor } from './approval.editor.ts';
import { files } from './approval.files.ts';
import { vacation } from './approval.leave.ts';
import { line } from './approval.line.ts';
import { preview, recent } from './approval.recent.ts';
import { referrer } from './approval.referrer.ts';
import { view } from './approval.view.ts';
import { write } from './approval.write.ts';

export const approval = {
  attach,
  editor,
  files,
  line,
  preview,
  recent,
  referrer,
  vacation,
  ...view,
  ...write,
} as const;
