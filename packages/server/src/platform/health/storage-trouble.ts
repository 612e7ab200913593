import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { StoreFailure } from '../files/file-failure.ts';

/** The disk of the database or of the store is full or read-only, by error code or message. */
const isDiskFull = ({ code = '', message }: { code?: string; message: string }): boolean =>
  /^(53100|58030|ENOSPC|EDQUOT|EROFS)$/.test(code) || /Read-only file system|No space left on device/.test(message);

/** Whether an error is a storage failure, which ends by itself once there is room. */
export const isStorageTrouble = (error: FastifyError | StoreFailure): boolean =>
  error instanceof StoreFailure || isDiskFull(error);

/**
 * Whether to log a storage failure: the store knows whether its own is new; of others only the first is logged until a
 * write succeeds.
 */
export const reportOnce = (app: FastifyInstance): ((error: Error) => boolean) => {
  let isReported = false;
  const isWrite = ({ method }: FastifyRequest): boolean => method !== 'GET' && method !== 'HEAD';
  app.addHook('onResponse', async (request, reply) => {
    if (isWrite(request) && reply.statusCode < 300) isReported = false;
  });
  return (error) => {
    if (error instanceof StoreFailure) return error.isNew;
    const isNew = !isReported;
    isReported = true;
    return isNew;
  };
};
