import { editor } from './approval.editor.ts';
import { files } from './approval.files.ts';
import { vacation } from './approval.leave.ts';
import { line } from './approval.line.ts';
import { view } from './approval.view.ts';
import { write } from './approval.write.ts';

export const approval = { editor, files, line, vacation, ...view, ...write } as const;
