import { Tokenizer } from 'htmlparser2';

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * Removes every tag whose name is not in `names`, comments and declarations, and keeps the text. This runs before
 * sanitizing because HTML parsers close elements depending on their neighbours (`<li><li>`): a tag removed only while
 * writing would change how the result is parsed the next time. It checks only names; the result is not safe yet.
 */
export const dropUnknownTags = (html: string, names: ReadonlySet<string>): string => {
  const remaining: string[] = [];
  let tagStart = -1;
  const endOpenTag = (end: number) => {
    if (tagStart >= 0) remaining.push(html.slice(tagStart, end + 1));
  };
  const tokenizer = new Tokenizer(
    {},
    {
      onopentagname: (start, end) => {
        tagStart = names.has(html.slice(start, end).toLowerCase()) ? start - 1 : -1;
      },
      onopentagend: endOpenTag,
      onselfclosingtag: endOpenTag,
      onclosetag: (start, end) => {
        const name = html.slice(start, end).toLowerCase();
        if (names.has(name)) remaining.push(`</${name}>`);
      },
      // A bare "<" could form a new tag with the text after a removed one.
      ontext: (start, end) => remaining.push(html.slice(start, end).replaceAll('<', '&lt;')),
      ontextentity: (codepoint) => remaining.push(escapeText(String.fromCodePoint(codepoint))),
      onattribname() {},
      onattribdata() {},
      onattribentity() {},
      onattribend() {},
      oncdata() {},
      oncomment() {},
      ondeclaration() {},
      onprocessinginstruction() {},
      onend() {},
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  return remaining.join('');
};
