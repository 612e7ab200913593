import { type EndpointSpec, Problem } from '@portal/contract/kernel';
import { problemStatus } from '@portal/contract/problems';
import type { Db } from '#platform/database/pool';
import type { CallContext } from '#platform/http/call-context';
import { redactCaller } from '#platform/http/caller';
import type { Router } from '#platform/http/router';
import type { SafetyRouteServices } from '../safety-services.ts';
import type { SafetyTables } from '../safety-tables.ts';
import { isOwnSecret } from './authorship.queries.ts';

/** The id of the report that a call is about; undefined for a list. */
const reportOf = ({ params }: CallContext['request']): number | undefined =>
  (params as { id?: number } | undefined)?.id;

/** No id of the request is logged, so that an entry in the log of a proxy cannot be matched with ours. */
const untraced = <E extends EndpointSpec>(endpoint: E): E => ({ ...endpoint, untraced: true });

/** A router that logs refusals of calls on one's own confidential report without the caller, whatever was refused. */
export const redactedRouter = (
  router: Router<SafetyTables>,
  { db }: Pick<SafetyRouteServices, 'db'>,
): Router<SafetyTables> => {
  const withoutCaller = async <Reply>(
    at: Db<SafetyTables>,
    { actor, request }: CallContext,
    answer: () => Promise<Reply> | Reply,
  ): Promise<Reply> => {
    try {
      return await answer();
    } catch (error) {
      const id = reportOf(request);
      const isRefused = error instanceof Problem && [401, 403].includes(problemStatus(error));
      if (isRefused && id !== undefined && (await isOwnSecret(at, id, actor.employeeId))) redactCaller(request);
      throw error;
    }
  };
  return {
    read: (endpoint, handler) =>
      router.read(untraced(endpoint), (input, context) => withoutCaller(db, context, () => handler(input, context))),
    write: (endpoint, handler) =>
      router.write(untraced(endpoint), (tx, input, context) =>
        withoutCaller(tx, context, () => handler(tx, input, context)),
      ),
    writePrepared: (endpoint, prepare, handler) =>
      router.writePrepared(untraced(endpoint), prepare, (tx, input, context) =>
        withoutCaller(tx, context, () => handler(tx, input, context)),
      ),
  };
};
