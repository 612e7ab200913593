/** Error codes of a disk that is missing, full, failing or read-only. */
const DISK = /^E(NOSPC|DQUOT|FBIG|IO|ROFS|ACCES|PERM|NOENT|NOTDIR|EXIST|STALE|NODEV|NXIO|NOTCONN|HOSTDOWN|TIMEDOUT)$/;

/** The store is temporarily unavailable; the call may be retried. */
export class StoreFailure extends Error {
  /** Whether this is the first failure since the last success, and so should be logged. */
  readonly isNew: boolean;

  constructor(cause: unknown, isNew: boolean) {
    super('the file store does not work', { cause });
    this.name = 'StoreFailure';
    this.isNew = isNew;
  }
}

const isOfDisk = (error: unknown): boolean => DISK.test((error as NodeJS.ErrnoException).code ?? '');

/**
 * Wraps work of a store: errors of the disk, or those that `isTrouble` recognizes, become a `StoreFailure`, which is
 * new until some work of this kind succeeds again.
 */
export const createFailureReporter = (isTrouble: (error: unknown) => boolean = () => false) => {
  let isFailing = false;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      const done = await work();
      isFailing = false;
      return done;
    } catch (error) {
      if (!isOfDisk(error) && !isTrouble(error)) throw error;
      const isNew = !isFailing;
      isFailing = true;
      throw new StoreFailure(error, isNew);
    }
  };
};
