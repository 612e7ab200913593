import { endpoint, id, integer, list, object, text } from '@portal/contract/kernel';

/** How many open tasks of a kind wait for a person; each area defines its kinds (its `waitingWork`). */
const waiting = object({ kind: text(40), count: integer(0, 2_147_483_647) });

export const listWaiting = endpoint({
  method: 'GET',
  path: '/api/admin/employees/:id/waiting',
  summary: 'How much waits for an employee, to be known before they resign; of reports they wrote nothing is told',
  access: { menu: 'Admin' },
  params: object({ id: id() }),
  reply: list(waiting),
  problems: ['not-found'],
});
