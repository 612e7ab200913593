import { en as named } from '@portal/contract/safety/words/en';
import { classification } from './classification.ts';
import { feedback } from './feedback.ts';
import { hazard } from './hazard.ts';
import { home } from './home.ts';
import { list } from './list.ts';
import { menu } from './menu.ts';
import { related } from './related.ts';
import { report } from './report.ts';
import { risk } from './risk.ts';
import { start } from './start.ts';

export const safety = {
  ...named,
  classification,
  feedback,
  hazard,
  home,
  list,
  menu,
  related,
  report,
  risk: { ...named.risk, ...risk },
  start,
} as const;
