import { Problem } from '@portal/contract/kernel';
import type { FastifyInstance } from 'fastify';
import type { MaintenanceWatch } from '../watch-maintenance.ts';
import { sendProblem } from './problem-handler.ts';
import { routeOf } from './route.ts';

/** Routes that answer during maintenance (rules/platform.md#maintenance). */
const ALWAYS_OPEN = /^\/api\/(config|health|health\/ready|openapi\.json|docs(\/.*)?)$/;

/** While maintenance is on, every call of the API answers 503 with the administrator's message. */
export const refuseInMaintenance = (app: FastifyInstance, maintenance: MaintenanceWatch): void => {
  app.addHook('onRequest', async (request, reply) => {
    const message = maintenance.message();
    if (message === undefined) return;
    const route = routeOf(request);
    if (route.startsWith('/api/') && !ALWAYS_OPEN.test(route))
      return sendProblem(request, reply, new Problem('maintenance'), message);
  });
};
