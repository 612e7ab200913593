/** One part of a multipart body: a file, or a plain field without `filename`. */
export type Part = { name: string; filename?: string; content: string | Uint8Array };

const BOUNDARY = 'portal-test-boundary';

const headOf = ({ name, filename }: Part): string =>
  filename === undefined
    ? `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n`
    : `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"; filename="${filename}"\r\ncontent-type: application/octet-stream\r\n\r\n`;

/** A multipart body as a browser sends it, for `call`; `unfinished` omits its end. */
export const multipart = (
  parts: readonly Part[],
  { unfinished = false }: { unfinished?: boolean } = {},
): { body: Buffer; headers: Record<string, string> } => ({
  body: Buffer.concat([
    ...parts.flatMap((part) => [Buffer.from(headOf(part)), Buffer.from(part.content), Buffer.from('\r\n')]),
    ...(unfinished ? [] : [Buffer.from(`--${BOUNDARY}--\r\n`)]),
  ]),
  headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
});

/** Files in parts named `files`. */
export const filesBody = (...files: readonly { name: string; content: string | Uint8Array }[]) =>
  multipart(files.map(({ name, content }) => ({ name: 'files', filename: name, content })));
