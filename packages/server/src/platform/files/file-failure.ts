/** What a disk says that is gone, full, failing or not to be written. */
const DISK = /^E(NOSPC|DQUOT|FBIG|IO|ROFS|ACCES|PERM|NOENT|NOTDIR|EXIST|STALE|NODEV|NXIO|NOTCONN|HOSTDOWN|TIMEDOUT)$/;

/** The store cannot do its work for now; it is no fault of the call, which may come again. */
export class StoreFailure extends Error {
  /** Whether the store did its work until now: only then there is something to tell the log. */
  readonly isNew: boolean;

  constructor(cause: unknown, isNew: boolean) {
    super('the file store does not work', { cause });
    this.name = 'StoreFailure';
    this.isNew = isNew;
  }
}

const isOfDisk = (error: unknown): boolean => DISK.test((error as NodeJS.ErrnoException).code ?? '');

/**
 * Runs the store's work and raises what its disk says, or what `isTrouble` tells, as `StoreFailure`, new until some work of this kind is done
 * again.
 */
export const createFailureTeller = (isTrouble: (error: unknown) => boolean = () => false) => {
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
