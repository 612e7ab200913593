import { Problem } from '@portal/contract/kernel';
import { problemStatus } from '@portal/contract/problems';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallLimits } from '#platform/http/load/limit-calls';
import type { SignedIn, TokenVerifier } from './tokens/verify-token.ts';

export type GraphPerson = {
  id: number;
  email: string;
  name: string;
  position: string;
  jobTitle: string | null;
  departmentName: string;
};
export type GraphPhoto = { contentType: string; content: Uint8Array };

export type GraphServices = {
  verifyAccess: TokenVerifier;
  limits: CallLimits;
  /** The active employee whom a token names; every call needs one. */
  findPerson: (signedIn: SignedIn) => Promise<GraphPerson | undefined>;
  /** The uploaded photo of an employee, about `pixels` wide. */
  findPhoto: (email: string, pixels: number) => Promise<GraphPhoto | undefined>;
};

const BASE = '/graph/v1.0';

/** A failure in the format of the protocol. */
const sendFailure = (reply: FastifyReply, status: number, code: string, message: string): FastifyReply =>
  // A missing photo is an answer; the others are refusals.
  (status === 401 || status === 429 ? reply.header('connection', 'close') : reply)
    .code(status)
    .type('application/json')
    .serializer((value) => JSON.stringify(value))
    .send({ error: { code, message, innerError: { 'request-id': reply.request.id, date: new Date().toISOString() } } });

const failureOf = (error: FastifyError | Problem): [number, string, string] => {
  if (error instanceof Problem && error.code === 'not-signed-in')
    return [401, 'InvalidAuthenticationToken', 'Access token validation failure.'];
  if (error instanceof Problem && ['not-found', 'employee-not-registered'].includes(error.code))
    return [404, 'ResourceNotFound', 'Resource not found.'];
  if (error instanceof Problem && error.code === 'too-many-requests')
    return [429, 'TooManyRequests', 'Try again shortly.'];
  if (error instanceof Problem && error.code === 'invalid-input')
    return [400, 'BadRequest', 'The query is not supported.'];
  const status = error instanceof Problem ? problemStatus(error) : (error.statusCode ?? 500);
  if (status < 500) return [status, 'BadRequest', 'The request cannot be carried out.'];
  return status === 503
    ? [503, 'serviceNotAvailable', 'Try again shortly.']
    : [500, 'generalException', 'Something went wrong.'];
};

const required = <T>(found: T | undefined): T => {
  if (found === undefined) throw new Problem('not-found');
  return found;
};

const viewMe = (person: GraphPerson) => ({
  '@odata.context': `${BASE}/$metadata#users/$entity`,
  id: String(person.id),
  displayName: person.name,
  mail: person.email,
  userPrincipalName: person.email,
  jobTitle: person.jobTitle ?? person.position,
  department: person.departmentName,
  officeLocation: person.departmentName,
});

const pixelsOf = (size: string): number => {
  const width = /^([0-9]{1,4})x[0-9]{1,4}$/i.exec(size)?.[1];
  if (width === undefined) throw new Problem('invalid-input');
  return Number(width);
};

type Query = { Querystring: Record<string, string> };
type PhotoRequest = FastifyRequest<{ Params: { email: string; size: string } }>;

const requireUnreadQuery = (query: Record<string, string>): void => {
  const filter = query.$filter;
  if (filter !== undefined && filter.trim() !== 'isRead eq false') throw new Problem('invalid-input');
};

/**
 * The embedded replacement for the corporate directory and mail: the calls of Microsoft Graph that the portal makes,
 * answered from its own data (rules/identity.md#graph-calls). They carry only the API's access token.
 */
export const graphRoutes = async (
  app: FastifyInstance,
  { verifyAccess, limits, findPerson, findPhoto }: GraphServices,
): Promise<void> => {
  await app.register(async (graph) => {
    graph.setErrorHandler((error: FastifyError | Problem, request, reply) => {
      const [status, code, message] = failureOf(error);
      if (status === 500) request.log.error({ err: error }, 'failed');
      return sendFailure(reply, status, code, message);
    });
    // Calls are counted by person, since many people may share one address.
    const counted = { config: { rateLimit: false as const } };
    const callerOf = async (request: FastifyRequest, reply: FastifyReply): Promise<GraphPerson> => {
      const signedIn = await verifyAccess(request.headers).catch(async (error: unknown) => {
        await limits.countAnonymous(request, reply);
        throw error;
      });
      await limits.countPerson(request, reply, signedIn.subject);
      return required(await findPerson(signedIn));
    };

    graph.get(`${BASE}/me`, counted, async (request, reply) => viewMe(await callerOf(request, reply)));

    graph.get(`${BASE}/users/:email/photos/:size/$value`, counted, async (request: PhotoRequest, reply) => {
      await callerOf(request, reply);
      const photo = required(await findPhoto(request.params.email, pixelsOf(request.params.size)));
      return reply
        .type(photo.contentType)
        .header('cache-control', 'private, max-age=3600')
        .send(Buffer.from(photo.content));
    });

    // The embedded replacement has no mail system, so every inbox is empty.
    graph.get(`${BASE}/me/mailFolders/inbox/messages`, counted, async (request: FastifyRequest<Query>, reply) => {
      await callerOf(request, reply);
      requireUnreadQuery(request.query);
      return { '@odata.context': `${BASE}/$metadata#users/messages`, '@odata.count': 0, value: [] };
    });
  });
};
