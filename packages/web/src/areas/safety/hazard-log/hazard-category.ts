import { levelNames, type ShownLevels } from '@portal/contract/safety';
import { nameOf } from '../../../platform/platform-names.ts';

/** The names of a way down a tree. */
export const categoryText = (levels: ShownLevels): string[] =>
  levelNames.flatMap((name) => {
    const level = levels[name];
    return level ? [nameOf(level)] : [];
  });
