import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The search path of a program; it gets no other environment of the server. */
export const PATH = '/usr/local/bin:/usr/bin:/bin';

/** Mounts an empty folder over each hidden one, then runs the command after `--`. */
const HIDE = 'while [ "$1" != -- ]; do mount -t tmpfs none "$1" || exit 1; shift; done; shift; exec "$@"';

/** Command prefixes for isolation, strongest first. */
const waysOf = (hidden: readonly string[]): readonly (readonly string[])[] => [
  [
    ...['unshare', '--map-root-user', '--net', '--pid', '--fork', '--kill-child', '--mount-proc'],
    ...['sh', '-c', HIDE, 'sh', ...hidden, '--'],
  ],
  ['unshare', '--map-root-user', '--net'],
];

export type Isolation = { before: readonly string[]; hasNetwork: boolean };

/** Finds the strongest isolation of programs from the network, other processes and folders that this machine allows. */
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
