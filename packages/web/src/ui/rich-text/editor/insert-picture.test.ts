import { Editor } from '@tiptap/core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { richTextExtensions } from './editor-extensions.ts';
import { insertPictures } from './insert-picture.ts';

beforeAll(() => {
  // jsdom has no layout, which scrolling needs.
  Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => new DOMRect() });
  Object.assign(Text.prototype, { getClientRects: () => [] });
});

let editor: Editor;
afterEach(() => editor.destroy());

const SRC = 'data:image/png;base64,';
const picture = (name: string) => ({ src: SRC + encodeURIComponent(name) });

const given = (content: string, cursor: number | 'end' = 'end') => {
  editor = new Editor({ element: document.body, extensions: richTextExtensions, content });
  editor.commands.focus(cursor);
};
const type = (text: string) => editor.view.dispatch(editor.state.tr.insertText(text));
/** The text with each picture as its name in brackets. */
const written = () =>
  editor.getHTML().replace(/<img [^>]*base64,([^"]*)"[^>]*>/g, (_, name: string) => `[${decodeURIComponent(name)}]`);

test('text typed after a picture follows it', () => {
  given('<p>앞</p>');
  insertPictures(editor, [picture('가')]);
  type('뒤');
  expect(written()).toBe('<p>앞</p>[가]<p>뒤</p>');
});

test('pictures inserted one after the other, or several at once, keep their order', () => {
  given('<p></p>');
  insertPictures(editor, [picture('가')]);
  insertPictures(editor, [picture('나'), picture('다')]);
  type('뒤');
  expect(written()).toMatch(/^(<p><\/p>)?\[가\](<p><\/p>)?\[나\]\[다\]<p>뒤<\/p>$/);
});

test('a picture in the middle of a line splits it, and the cursor is in the second part', () => {
  given('<p>앞뒤</p>', 2);
  insertPictures(editor, [picture('가')]);
  type('글');
  expect(written()).toBe('<p>앞</p>[가]<p>글뒤</p>');
});

test('dropped pictures are inserted at the drop position in their order', () => {
  given('<p>앞뒤</p><p>끝</p>');
  insertPictures(editor, [picture('가'), picture('나')], 2);
  expect(written()).toBe('<p>앞</p>[가][나]<p>뒤</p><p>끝</p>');
  insertPictures(editor, [picture('다')], 10_000);
  expect(written()).toContain('[다]');
});

test('a picture that is chosen stays when another is inserted', () => {
  given('<p>앞</p>');
  insertPictures(editor, [picture('가')]);
  editor.commands.setNodeSelection(3);
  insertPictures(editor, [picture('나')]);
  expect(written()).toMatch(/\[가\]\[나\]/);
});

test('in a table cell the text continues in the cell', () => {
  given('<table><tbody><tr><td><p>칸</p></td><td><p>옆</p></td></tr></tbody></table>', 5);
  insertPictures(editor, [picture('가')]);
  type('글');
  expect(written()).toMatch(/<p>칸<\/p>\[가\]<p>글<\/p><\/td>.*옆/);
});
