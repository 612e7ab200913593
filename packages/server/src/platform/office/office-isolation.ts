import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Where a program finds the machine's own programs; of the server's settings it gets none. */
export const PATH = '/usr/local/bin:/usr/bin:/bin';

/** Puts an empty folder in the place of each that is to be hidden, then goes on with the command after `--`. */
const HIDE = 'while [ "$1" != -- ]; do mount -t tmpfs none "$1" || exit 1; shift; done; shift; exec "$@"';

/** What stands before a command so that it sees less of the machine, from much less to a little. */
const waysOf = (hidden: readonly string[]): readonly (readonly string[])[] => [
  [
    ...['unshare', '--map-root-user', '--net', '--pid', '--fork', '--kill-child', '--mount-proc'],
    ...['sh', '-c', HIDE, 'sh', ...hidden, '--'],
  ],
  ['unshare', '--map-root-user', '--net'],
];

export type Isolation = { before: readonly string[]; hasNetwork: boolean };

/**
 * How programs are kept from the network, from other processes and from folders, as far as this machine allows that to this
 * process.
 */
export const findIsolation = async (hidden: readonly string[]): Promise<Isolation> => {
  for (const [program = '', ...rest] of waysOf(hidden)) {
    const isAllowed = await run(program, [...rest, 'true'], { env: { PATH } }).then(
      () => true,
      () => false,
    );
    if (isAllowed) return { before: [program, ...rest], hasNetwork: false };
  }
  return { before: [], hasNetwork: true };
};
