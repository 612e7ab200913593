import { linkOptions, useSearch } from '@tanstack/react-router';
import { type MyActionPages, myActionList } from './my-action-search.ts';

/** The pages of the tables, at their list as at what was opened from there. */
export const useMyActionPages = (): MyActionPages => myActionList.read(useSearch({ strict: false }));

/** The lists of My Action as they stood, at the row of an action. */
export const listLink = (id: number, pages: MyActionPages) =>
  linkOptions({ to: '/esms/myaction', search: pages, state: { row: id } });
