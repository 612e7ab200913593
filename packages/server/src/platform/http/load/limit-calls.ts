import rateLimit from '@fastify/rate-limit';
import { Problem } from '@portal/contract/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isCall, routeOf } from '../route.ts';

type Count = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

export type CallLimits = {
  /** Counts an authenticated call by its person, since many people may share one address. */
  countPerson: (request: FastifyRequest, reply: FastifyReply, subject: string) => Promise<void>;
  /** Counts a call without valid tokens by its address, since everything else in it can be forged. */
  countAnonymous: Count;
};

/**
 * Routes without limit: probes, and the settings that every page requests before sign-in, which cost no more than the
 * page.
 */
const NEVER_LIMITED = /^\/api\/(config|health|health\/ready)$/;

/**
 * Raises `too-many-requests` over `max` calls a minute. Authenticated, unauthenticated and public calls are counted
 * separately, so that none uses up the limit of another.
 */
export const limitCalls = async (app: FastifyInstance, max: number): Promise<CallLimits> => {
  await app.register(rateLimit, {
    max,
    timeWindow: '1 minute',
    cache: 20_000,
    allowList: (request) => !isCall(request) || NEVER_LIMITED.test(routeOf(request)),
    errorResponseBuilder: () => new Problem('too-many-requests'),
  });
  const subjects = new WeakMap<FastifyRequest, string>();
  const byPerson = app.rateLimit({ keyGenerator: (request) => subjects.get(request) ?? '' });
  const byAddress = app.rateLimit({});
  return {
    countPerson: async (request, reply, subject) => {
      subjects.set(request, subject);
      await byPerson.call(app, request, reply);
    },
    countAnonymous: async (request, reply) => {
      await byAddress.call(app, request, reply);
    },
  };
};
