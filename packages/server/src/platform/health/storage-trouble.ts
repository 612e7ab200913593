import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { StoreFailure } from '../files/file-failure.ts';

/** A disk is full or not to be written: the database's, by its codes or the system's words, or ours. */
const isDiskFull = ({ code = '', message }: { code?: string; message: string }): boolean =>
  /^(53100|58030|ENOSPC|EDQUOT|EROFS)$/.test(code) || /Read-only file system|No space left on device/.test(message);

/** Nothing is lost and nobody is at fault: it works again by itself once there is room. */
export const isStorageTrouble = (error: FastifyError | StoreFailure): boolean =>
  error instanceof StoreFailure || isDiskFull(error);

/**
 * Whether there is something to tell the log of a trouble: the store knows whether its own is new; of the others only the
 * first is, until something was written again.
 */
export const reportOnce = (app: FastifyInstance): ((error: Error) => boolean) => {
  let isTold = false;
  const isWrite = ({ method }: FastifyRequest): boolean => method !== 'GET' && method !== 'HEAD';
  app.addHook('onResponse', async (request, reply) => {
    if (isWrite(request) && reply.statusCode < 300) isTold = false;
  });
  return (error) => {
    if (error instanceof StoreFailure) return error.isNew;
    const isNew = !isTold;
    isTold = true;
    return isNew;
  };
};
