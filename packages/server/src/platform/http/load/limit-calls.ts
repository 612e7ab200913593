import rateLimit from '@fastify/rate-limit';
import { Problem } from '@portal/contract/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isCall, routeOf } from '../route.ts';

type Count = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

export type CallLimits = {
  /** Counts a call whose tokens are good, by whom they name: many people may share one address. */
  countPerson: (request: FastifyRequest, reply: FastifyReply, subject: string) => Promise<void>;
  /** Counts a call whose tokens are not, by where it comes from: whatever else it says can be made up. */
  countStranger: Count;
};

/** Routes that are always answered: probes, and what every page asks before sign-in, which costs no more than the page. */
const NEVER_LIMITED = /^\/api\/(config|health|health\/ready)$/;

/**
 * Answers `too-many-requests` beyond `max` calls a minute. People, strangers and public calls are counted apart, so
 * that none of them uses up what belongs to the others.
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
    countStranger: async (request, reply) => {
      await byAddress.call(app, request, reply);
    },
  };
};
