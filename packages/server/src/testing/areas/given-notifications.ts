import { listNotifications } from '@portal/contract/notification';
import type { TestEmployee } from '../given-company.ts';
import type { TestApp } from '../test-app.ts';

/** A person's unread notifications, newest first. */
export const unreadOf = async ({ call }: Pick<TestApp, 'call'>, who: TestEmployee) =>
  (await call(listNotifications, who, { query: { unread: true } })).body.items;

/** The kinds of it. */
export const kindsFor = async (app: Pick<TestApp, 'call'>, who: TestEmployee): Promise<string[]> =>
  (await unreadOf(app, who)).map(({ kind }) => kind);
