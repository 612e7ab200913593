import { vi } from 'vitest';
import type { Answer } from './answers.ts';

export type Sent = { method: string; path: string; headers: Record<string, string>; files: File[]; form: FormData };

/** The JSON part that is sent together with the files. */
export const jsonIn = ({ form }: Pick<Sent, 'form'>, name: string): Promise<unknown> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(JSON.parse(String(reader.result))));
    reader.readAsText(form.get(name) as Blob);
  });

/** Stands in for the server's side of uploads, which go by XMLHttpRequest, and gives what was sent. */
export const givenUploads = (answer: (sent: Sent) => Answer | 'lost' | undefined): Sent[] => {
  const all: Sent[] = [];
  class Request extends EventTarget {
    readonly upload = new EventTarget();
    status = 0;
    responseText = '';
    private method = '';
    private path = '';
    open(method: string, path: string): void {
      Object.assign(this, { method, path });
    }
    private headers: Record<string, string> = {};
    setRequestHeader(name: string, value: string): void {
      this.headers[name] = value;
    }
    getResponseHeader(): null {
      return null;
    }
    abort(): void {
      this.dispatchEvent(new Event('abort'));
    }
    send(form: FormData): void {
      const { method, path, headers } = this;
      const sent = { method, path, headers, form, files: form.getAll('files') as File[] };
      all.push(sent);
      const answered = answer(sent);
      // No answer: it stays under way until it is aborted.
      if (answered === undefined) return;
      if (answered === 'lost') {
        setTimeout(() => this.dispatchEvent(new Event('error')));
        return;
      }
      const { status = 200, body } = answered;
      Object.assign(this, { status, responseText: JSON.stringify(body) });
      setTimeout(() => this.dispatchEvent(new Event('load')));
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request);
  return all;
};
