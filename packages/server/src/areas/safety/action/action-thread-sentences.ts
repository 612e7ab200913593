import { type ActionStatus, actionLimits, type RootCause } from '@portal/contract/safety';

/*
 * Sentences that the server writes into a thread. They are part of the record and therefore in the language of the
 * company for every reader (rules/safety.md#threads).
 */

export const ended: Readonly<Record<Exclude<ActionStatus, 'InProgress'>, string>> = {
  Completed: '종결 요청을 승인했습니다.',
  Cancelled: '조치를 취소했습니다.',
};

export const rootCauseDeleted = '근본 원인을 삭제했습니다.';

const ADDED = ' 님을 참조자로 추가했습니다.';
const REMOVED = ' 님을 참조자에서 제외했습니다.';
/** Leaves room for `외 100명` and the text around the names. */
const REST = 20;

/** As many names as fit, and the number of the others. */
const together = (names: readonly string[], room: number): string => {
  const shown: string[] = [];
  let length = 0;
  for (const name of names) {
    length += name.length + 2;
    if (length > room) break;
    shown.push(name);
  }
  const more = names.length - shown.length;
  return `${shown.join(', ')}${more === 0 ? '' : ` 외 ${more}명`}`;
};

const sentence = (names: readonly string[], end: string): string =>
  together(names, actionLimits.content - end.length - REST) + end;

export const referrersAdded = (names: readonly string[]): string => sentence(names, ADDED);
export const referrersRemoved = (names: readonly string[]): string => sentence(names, REMOVED);

/** The names of the levels from the first down. */
const levelNames = ({ level1, level2, level3, level4 }: RootCause): string =>
  [level1, level2, level3, level4].flatMap((level) => (level ? [level.name] : [])).join(' > ');

/** The sentence for a saved root cause. */
export const rootCauseSaved = (saved: RootCause): string => saved.description ?? levelNames(saved);
