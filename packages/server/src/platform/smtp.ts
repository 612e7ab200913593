import { createTransport } from 'nodemailer';

export type Mail = {
  to: string;
  subject: string;
  text: string;
  /** The same for what is sent again, so that whoever receives it twice shows it once. */
  messageId: string;
};

/** `refused`: this mail, for good; `later`: this mail, for now. */
export type MailOutcome = 'sent' | 'refused' | 'later';

/** Sends mail; raises `MailServerAway` where no mail can be sent for now, whoever it is for. */
export type Mailer = { send: (mail: Mail) => Promise<MailOutcome>; close: () => void };

/** Tells by its code what is wrong, and nothing that the mail server said, which may name people. */
export class MailServerUnreachable extends Error {
  constructor(code: string) {
    super(`the mail server does not take mail (${code})`);
    this.name = 'MailServerAway';
  }
}

/** How long is waited for a mail server: less than a transaction may stand still. */
const PATIENCE_MS = 15_000;

type SmtpFailure = { code?: string; command?: string; responseCode?: number };

/** What a mail server says of one mail, as against of all. */
const outcomeOf = ({ code = 'unknown', command = '', responseCode = 0 }: SmtpFailure): MailOutcome => {
  const isOfThisMail = /^(RCPT TO|DATA)$/.test(command) && responseCode >= 400;
  if (!isOfThisMail) throw new MailServerUnreachable(code);
  return responseCode >= 500 ? 'refused' : 'later';
};

/** Sends over SMTP, at one connection that is opened when it is needed. `url`: `smtp://` or `smtps://`. */
export const createMailer = (url: string, from: string, patienceMs = PATIENCE_MS): Mailer => {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 1,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  });
  return {
    send: async ({ to, subject, text, messageId }) => {
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          messageId,
          headers: { 'auto-submitted': 'auto-generated' },
          disableFileAccess: true,
          disableUrlAccess: true,
        });
        return 'sent';
      } catch (error) {
        return outcomeOf(error as SmtpFailure);
      }
    },
    close: () => transport.close(),
  };
};
