import { copyFile, mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createFairQueue } from '../workers/fair-queue.ts';
import type { Caller } from '../workers/worker-caller.ts';
import { type Bounds, runBounded } from './bounded-run.ts';
import { findIsolation } from './office-isolation.ts';
import { writeProfile } from './office-profile.ts';

/** Files with these extensions are converted to PDF where LibreOffice is installed. */
const EXTENSIONS = ['docx', 'xlsx', 'pptx', 'doc', 'xls', 'ppt', 'odt', 'hwp', 'hwpx'];

export const isOfficeFile = (extension: string): boolean => EXTENSIONS.includes(extension);

const BOUNDS: Bounds = { seconds: 60, memoryBytes: 2_000_000_000, fileBytes: 200_000_000 };

export type OfficeConverter = {
  /**
   * Converts a file to PDF and passes its path to `use`, for the duration of `use`; undefined when it cannot be
   * converted. Raises `overloaded` when too many are waiting.
   */
  toPdf: <T>(
    caller: Caller,
    file: { path: string; extension: string },
    use: (pdf: string) => Promise<T>,
  ) => Promise<T | undefined>;
};

/** Slides that are hidden are pages too, as they are to the search. */
const targetOf = (extension: string): string =>
  extension === 'pptx' || extension === 'ppt'
    ? 'pdf:impress_pdf_Export:{"ExportHiddenSlides":{"type":"boolean","value":"true"}}'
    : 'pdf';

const commandOf = (program: string, folder: string, source: string, extension: string): string[] => [
  program,
  `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`,
  ...['--headless', '--invisible', '--nologo', '--nodefault', '--norestore', '--nolockcheck', '--nofirststartwizard'],
  ...['--convert-to', targetOf(extension), '--outdir', join(folder, 'made'), source],
];

type Settings = {
  program: string;
  /** The parent folder of all runs; it is emptied at start. */
  folder: string;
  /** Folders of the portal that no document may reach into. */
  hidden?: readonly string[];
  bounds?: Bounds;
};

/** Runs LibreOffice for one document at a time, each with its own profile and folder, which are deleted afterwards. */
export const createOfficeConverter = async ({
  program,
  folder,
  hidden = [],
  bounds = BOUNDS,
}: Settings): Promise<OfficeConverter> => {
  const queue = createFairQueue({ atOnce: 1, atOnceAPerson: 1 });
  // Deletes files of a killed process and creates a folder owned by this user.
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { mode: 0o700 });
  const isolation = await findIsolation(hidden);

  const make = async (run: string, path: string, extension: string): Promise<string | undefined> => {
    const source = join(run, `document.${extension}`);
    await copyFile(path, source);
    await writeProfile(join(run, 'profile'));
    const isMade = await runBounded(commandOf(program, run, source, extension), { folder: run, bounds, isolation });
    const pdf = join(run, 'made', 'document.pdf');
    const { size } = await stat(pdf).catch(() => ({ size: 0 }));
    return isMade && size > 0 ? pdf : undefined;
  };

  return {
    toPdf: (caller, { path, extension }, use) =>
      queue.run(caller, async () => {
        const run = await mkdtemp(join(folder, 'run-'));
        try {
          const pdf = await make(run, path, extension);
          return pdf === undefined ? undefined : await use(pdf);
        } finally {
          await rm(run, { recursive: true, force: true });
        }
      }),
  };
};
