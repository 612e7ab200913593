import { vi } from 'vitest';
import type { Answer } from './answers.ts';

export type Sent = { method: string; path: string; files: File[] };

/** Stands in for the server's side of uploads, which go by XMLHttpRequest, and gives what was sent. */
export const givenUploads = (answer: (sent: Sent) => Answer): Sent[] => {
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
    setRequestHeader(): void {}
    getResponseHeader(): null {
      return null;
    }
    abort(): void {
      this.dispatchEvent(new Event('abort'));
    }
    send(form: FormData): void {
      const sent = { method: this.method, path: this.path, files: form.getAll('files') as File[] };
      all.push(sent);
      const { status = 200, body } = answer(sent);
      Object.assign(this, { status, responseText: JSON.stringify(body) });
      setTimeout(() => this.dispatchEvent(new Event('load')));
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request);
  return all;
};
