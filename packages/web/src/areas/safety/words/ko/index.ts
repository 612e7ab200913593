import { ko as named } from '@portal/contract/safety/words/ko';
import { list } from './list.ts';
import { menu } from './menu.ts';
import { report } from './report.ts';
import { start } from './start.ts';

export const safety = { ...named, list, menu, report, start } as const;
