import { render } from '@testing-library/react';
import { Editor } from '@tiptap/core';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { asWritten } from '../as-written.ts';
import { RichTextView } from '../rich-text-view.tsx';
import { cleanRichText } from './clean-rich-text.ts';
import { parseOptions } from './editor-blanks.ts';
import { richTextExtensions } from './editor-extensions.ts';
import { toEdit } from './pasted/clean-pasted-html.ts';

const open = (html: string): Editor =>
  new Editor({ extensions: richTextExtensions, content: toEdit(html), parseOptions });

const written = (text: string): string => {
  const editor = open('');
  editor.commands.insertContent({ type: 'paragraph', content: [{ type: 'text', text }] });
  const html = editor.getHTML();
  editor.destroy();
  return html;
};

const reread = (html: string): string => {
  const editor = open(html);
  const text = editor.getText();
  editor.destroy();
  return text;
};

const textOf = (html: string): string => new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';

const shown = (html: string): string => {
  const { container, unmount } = render(<RichTextView html={html} />);
  const text = container.textContent ?? '';
  unmount();
  return text;
};

const pieces = fc.constantFrom(' ', '  ', '\t', '\u00a0', '가나', 'a', '1,200', '😀', '&', '<p>', '\u3000');
const texts = fc.array(pieces, { minLength: 1, maxLength: 12 }).map((parts) => parts.join(''));

it('typed spaces and tabs are kept wherever the text is shown', async () => {
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      const html = written(text);
      expect(textOf(html).trimEnd()).toBe(text.trimEnd());
      const whole = textOf(html);
      expect(reread(html).replaceAll('\n', '')).toBe(whole);
      expect(textOf(cleanRichText(html))).toBe(whole);
      expect(textOf(await asWritten(html, html))).toBe(whole);
      expect(shown(html)).toBe(whole);
    }),
    { seed: 20_261_127, numRuns: 40 },
  );
});

it('a line end in the source is one space within a paragraph, and nothing between paragraphs', () => {
  const html = '<p>첫 줄\n    둘째 줄</p>\n  <p>셋째  줄</p>\n';
  expect(reread(html)).toBe('첫 줄 둘째 줄\n\n셋째  줄');
  expect(shown(html)).toContain('첫 줄 둘째 줄');
});

it('code keeps its lines', () => {
  const html = '<pre><code>if (a)\n\t  b;\n</code></pre>';
  expect(reread(html)).toBe('if (a)\n\t  b;\n');
  expect(shown(html)).toContain('if (a)\n\t  b;');
});
