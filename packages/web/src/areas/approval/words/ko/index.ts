import { attach } from './attach.ts';
import { home } from './home.ts';
import { vacation } from './leave.ts';
import { line } from './line.ts';
import { list } from './list.ts';
import { preview, recent } from './recent.ts';
import { referrer } from './referrer.ts';
import { together } from './together.ts';
import { view } from './view.ts';
import { write } from './write.ts';

export const approval = {
  attach,
  home,
  line,
  list,
  preview,
  recent,
  referrer,
  together,
  vacation,
  ...view,
  ...write,
} as const;
