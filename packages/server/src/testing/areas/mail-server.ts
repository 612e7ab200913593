import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type ReceivedMail = { from: string; to: string[]; subject: string; text: string; messageId: string };

export type TestMailServer = {
  url: string;
  port: number;
  received: ReceivedMail[];
  /** The server's answer for a recipient: accept, refuse permanently or temporarily, or none. */
  answers: { value: (address: string) => 'take' | 'refuse' | 'later' | 'never' };
  close: () => Promise<void>;
};

/** A real SMTP server that records received mail. */
export const startMailServer = async (port = 0): Promise<TestMailServer> => {
  const received: ReceivedMail[] = [];
  const answers: TestMailServer['answers'] = { value: () => 'take' };
  const refusal = (code: number) => Object.assign(new Error('no'), { responseCode: code });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 10,
    onRcptTo: ({ address }, _session, done) => {
      const answer = answers.value(address);
      if (answer === 'take') done();
      else if (answer !== 'never') done(refusal(answer === 'refuse' ? 550 : 451));
    },
    onData: (stream, { envelope }, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = envelope;
        void PostalMime.parse(Buffer.concat(parts)).then(({ subject = '', text = '', messageId = '' }) => {
          const to = rcptTo.map(({ address }) => address);
          received.push({ from: mailFrom ? mailFrom.address : '', to, subject, text, messageId });
          done();
        });
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: own } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${own}`,
    port: own,
    received,
    answers,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
