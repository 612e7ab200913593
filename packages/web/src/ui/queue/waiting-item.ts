import type { Day } from '@portal/contract/kernel';
import type { Status } from '../look/theme.ts';
import type { RowLink } from '../table/column.ts';

/** An item that waits for the user, for the list of all areas: texts and an address alone. */
export type WaitingItem = {
  /** Unique within its list. */
  id: number;
  title: string;
  /** What helps to know it: number, person, department. */
  note: string;
  mark?: { status: Status; text: string } | undefined;
  due?: Day | null | undefined;
} & (
  | { link: RowLink }
  /** An address that opens in a tab of its own. */
  | { tab: string }
);
