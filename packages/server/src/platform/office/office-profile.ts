import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const SCRIPTING = 'org.openoffice.Office.Common/Security/Scripting';

/** Disables macros, links and other active content; where a number is required, 2 and 3 mean never. */
const settings: readonly (readonly [path: string, name: string, value: string])[] = [
  [SCRIPTING, 'DisableMacrosExecution', 'true'],
  [SCRIPTING, 'MacroSecurityLevel', '3'],
  [SCRIPTING, 'DisableActiveContent', 'true'],
  [SCRIPTING, 'DisableOLEAutomation', 'true'],
  [SCRIPTING, 'DisablePythonRuntime', 'true'],
  [SCRIPTING, 'BlockUntrustedRefererLinks', 'true'],
  ['org.openoffice.Office.Writer/Content/Update', 'Link', '2'],
  ['org.openoffice.Office.Calc/Content/Update', 'Link', '2'],
  ['org.openoffice.Office.Common/Save/Document', 'CreateBackup', 'false'],
];

const item = ([path, name, value]: (typeof settings)[number]): string =>
  `<item oor:path="/${path}"><prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop></item>`;

/** Writes a fresh profile in which nothing is allowed. */
export const writeProfile = async (folder: string): Promise<void> => {
  await mkdir(join(folder, 'user'), { recursive: true, mode: 0o700 });
  await writeFile(
    join(folder, 'user', 'registrymodifications.xcu'),
    `<?xml version="1.0" encoding="UTF-8"?>\n<oor:items xmlns:oor="http://openoffice.org/2001/registry">${settings.map(item).join('')}</oor:items>`,
    { mode: 0o600 },
  );
};
