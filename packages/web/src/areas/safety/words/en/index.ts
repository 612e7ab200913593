import { en as named } from '@portal/contract/safety/words/en';
import { menu } from './menu.ts';
import { start } from './start.ts';

export const safety = { ...named, menu, start } as const;
