import { Problem, type ProblemCode } from '@portal/contract/kernel';
import { problemBody, problemStatus } from '@portal/contract/problems';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isStorageTrouble, reportOnce } from '../health/storage-trouble.ts';
import { languageOf } from './language.ts';

/** Maps errors of Fastify and its plugins to problems. */
const codeOfFastify: Record<string, ProblemCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
  FST_REQ_FILE_TOO_LARGE: 'too-large',
  FST_FILES_LIMIT: 'too-large',
  FST_PARTS_LIMIT: 'too-large',
  FST_FIELDS_LIMIT: 'too-large',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported-media-type',
};

/** The process has no free descriptor for a file, a process or a connection. */
const isOutOfDescriptors = ({ code }: { code?: string }): boolean => code === 'EMFILE' || code === 'ENFILE';

/** PostgreSQL is unreachable, shutting down, full, or a read-only standby: the caller may retry soon. */
const isDatabaseOffline = ({ code, syscall, message }: { code?: string; syscall?: string; message: string }): boolean =>
  syscall === 'connect' ||
  /^(08...|57P0.|25006|53[123]00|ECONNRESET|EPIPE)$/.test(code ?? '') ||
  /Connection terminated|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed)/.test(
    message,
  );

/** A statement that took longer than any may. */
const isBrokenOff = ({ code }: { code?: string }): boolean => code === '57014';

const problemOf = (error: FastifyError | Problem): Problem => {
  if (error instanceof Problem) return error;
  if (isStorageTrouble(error)) return new Problem('storage-unavailable');
  const known = codeOfFastify[error.code];
  if (known) return new Problem(known);
  if (error.statusCode === 429) return new Problem('too-many-requests');
  if (error.statusCode === 503 || isDatabaseOffline(error) || isBrokenOff(error) || isOutOfDescriptors(error))
    return new Problem('overloaded');
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return new Problem('invalid-input');
  return new Problem('internal');
};

/** Sends a problem; `message` replaces its sentence. */
export const sendProblem = (
  request: FastifyRequest,
  reply: FastifyReply,
  problem: Problem,
  message?: string,
): FastifyReply => {
  const body = problemBody(problem, languageOf(request.headers['accept-language']), message);
  return reply
    .code(body.status)
    .type('application/problem+json; charset=utf-8')
    .serializer((value) => JSON.stringify(value))
    .send(body);
};

/** Converts all failures to answers; internal texts are only logged, with the request id. */
export const handleProblems = (app: FastifyInstance): void => {
  const isNew = reportOnce(app);
  app.setErrorHandler((error: FastifyError | Problem, request, reply) => {
    const problem = problemOf(error);
    const isReported = error instanceof Problem || (problem.code === 'storage-unavailable' && !isNew(error));
    if (problemStatus(problem) >= 500 && !isReported) request.log.error({ err: error }, 'failed');
    return sendProblem(request, reply, problem);
  });
};

/** Answers what Fastify refuses before any hook runs, such as a URL that it cannot decode. */
export const answerFrameworkError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  sendProblem(request, reply.header('x-request-id', request.id), problemOf(error));
};
