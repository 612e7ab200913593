import { readdir, readFile, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

const ENDING = '.eml';

/** A real SMTP server that keeps every mail in a folder, for the journeys that read it. */
export const startMailServer = async (folder: string): Promise<{ url: string; stop: () => Promise<void> }> => {
  let received = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 10,
    onData: (stream, _session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        received += 1;
        void writeFile(join(folder, `${received}${ENDING}`), Buffer.concat(parts)).then(() => done(), done);
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
};

/** The mails that came for an address. */
export const mailsFor = async (folder: string, address: string): Promise<Email[]> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith(ENDING));
  const mails = await Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))));
  return mails.filter(({ to = [] }) => to.some((each) => each.address === address));
};
