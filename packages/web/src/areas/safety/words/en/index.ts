import { en as named } from '@portal/contract/safety/words/en';
import { caseWords } from './case.ts';
import { hazard } from './hazard.ts';
import { home } from './home.ts';
import { list } from './list.ts';
import { menu } from './menu.ts';
import { report } from './report.ts';
import { risk } from './risk.ts';

export const safety = {
  ...named,
  case: caseWords,
  hazard,
  home,
  list,
  menu,
  report,
  risk: { ...named.risk, ...risk },
} as const;
