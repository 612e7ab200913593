import { createTransport } from 'nodemailer';

export type Mail = {
  to: string;
  subject: string;
  text: string;
  /** Stays the same when a mail is sent again, so that a mail program shows a duplicate once. */
  messageId: string;
};

/** `refused`: the server permanently rejects this mail; `later`: it rejects it temporarily. */
export type MailOutcome = 'sent' | 'refused' | 'later';

/** Sends mail; raises `MailServerUnreachable` when no mail can be sent at present, whoever the recipient is. */
export type Mailer = { send: (mail: Mail) => Promise<MailOutcome>; close: () => void };

/** Contains only the error code, not the mail server's reply, which may contain names. */
export class MailServerUnreachable extends Error {
  constructor(code: string) {
    super(`the mail server does not take mail (${code})`);
    this.name = 'MailServerUnreachable';
  }
}

/** Timeout for a mail server; shorter than the limit for an idle transaction. */
const PATIENCE_MS = 15_000;

type SmtpFailure = { code?: string; command?: string; responseCode?: number };

/** Whether an SMTP error concerns this mail only or the server as a whole. */
const outcomeOf = ({ code = 'unknown', command = '', responseCode = 0 }: SmtpFailure): MailOutcome => {
  const isOfThisMail = /^(RCPT TO|DATA)$/.test(command) && responseCode >= 400;
  if (!isOfThisMail) throw new MailServerUnreachable(code);
  return responseCode >= 500 ? 'refused' : 'later';
};

/** Sends by SMTP over one connection, opened on demand. `url`: `smtp://` or `smtps://`. */
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
