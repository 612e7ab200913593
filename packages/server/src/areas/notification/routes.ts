import type { Actor } from '@portal/contract/identity';
import { Problem } from '@portal/contract/kernel';
import type { MailMode } from '@portal/contract/notification';
import * as contract from '@portal/contract/notification';
import { notificationKinds } from '@portal/contract/notifications';
import type { Db } from '#platform/database/pool';
import type { Router } from '#platform/http/router';
import { listChoices, listNotifications, markAsRead, saveChoice } from './notification.queries.ts';
import { viewNotification } from './notification.view.ts';
import type { NotificationRouteServices } from './notification-services.ts';
import { seenBy } from './notification-source.ts';
import type { NotificationTables } from './notification-tables.ts';

const USUAL_LIMIT = 30;
const NO_MAIL: MailMode = 'off';

const choicesRoutes = (router: Router<NotificationTables>, { db, canMail }: NotificationRouteServices): void => {
  const answerChoices = async (at: Db<NotificationTables>, employeeId: number) => {
    const chosen = new Map((await listChoices(at, employeeId)).map(({ kind, mail }) => [kind, mail]));
    const kinds = [...notificationKinds.keys()];
    return { canMail, choices: kinds.map((kind) => ({ kind, mail: chosen.get(kind) ?? NO_MAIL })) };
  };

  router.read(contract.getChoices, (_input, { actor }) => answerChoices(db, actor.employeeId));

  router.write(contract.saveChoices, async (tx, { body }, { actor }) => {
    const unknown = body.choices.findIndex(({ kind }) => !notificationKinds.has(kind));
    if (unknown >= 0) throw new Problem('not-valid', [{ path: `choices.${unknown}.kind`, code: 'not-one-of' }]);
    for (const choice of body.choices) await saveChoice(tx, actor.employeeId, choice);
    return answerChoices(tx, actor.employeeId);
  });
};

/** The caller's notifications and their settings. */
export const notificationRoutes = (router: Router<NotificationTables>, services: NotificationRouteServices): void => {
  const { db, clock, news, notificationSources } = services;
  const seen = seenBy(notificationSources);

  router.read(contract.listNotifications, async ({ query }, { actor }) => {
    const { before, limit = USUAL_LIMIT, unread = false } = query;
    const asked = { employeeId: actor.employeeId, limit: limit + 1, unread };
    const rows = await listNotifications(db, before === undefined ? asked : { ...asked, before });
    const page = rows.slice(0, limit);
    const items = (await seen(db, actor, page)).map(viewNotification);
    return { items, next: rows.length > limit ? (page.at(-1)?.id ?? null) : null };
  });

  const countUnread = async (at: Db<NotificationTables>, actor: Actor) => {
    const rows = await listNotifications(at, {
      employeeId: actor.employeeId,
      limit: contract.UNREAD_CAP + 1,
      unread: true,
    });
    return { unread: (await seen(at, actor, rows)).length };
  };

  router.read(contract.countUnread, (_input, { actor }) => countUnread(db, actor));

  router.read(contract.waitForNews, async ({ query }, { actor, caller }) => ({
    state: await news.wait(actor.employeeId, query.known, caller.left),
  }));

  router.write(contract.markRead, async (tx, { body }, { actor }) => {
    await markAsRead(tx, actor.employeeId, body.record, clock());
    return countUnread(tx, actor);
  });

  choicesRoutes(router, services);
};
