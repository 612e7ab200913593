import { TextDecoder } from 'node:util';
import sax, { type QualifiedAttribute, type QualifiedTag } from 'sax';

export type Attribute = QualifiedAttribute;
export type Element = QualifiedTag;

/** What to do with each item of a document; `path` has the local names of the parent elements, outermost first. */
export type XmlRules = {
  /** Whether an element is kept; removing it removes its content. */
  keeps: (element: Element, path: readonly string[]) => boolean;
  /** The new value of an attribute; undefined removes it. */
  attribute: (attribute: Attribute, element: Element) => string | undefined;
  text: (text: string, path: readonly string[]) => string;
  /** Called at the end of each element. */
  closes?: (local: string) => void;
};

// The size of a part is limited as a whole, so an attribute may be as long as the part.
Object.assign(sax, { MAX_BUFFER_LENGTH: Number.POSITIVE_INFINITY });

const PIECE = 65_536;
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};
const escapedText = (text: string): string => text.replace(/[&<>\r]/g, (mark) => escapes[mark] ?? mark);
const escapedValue = (text: string): string => text.replace(/[&<>"\t\n\r]/g, (mark) => escapes[mark] ?? mark);

const decoderOf = (content: Uint8Array): TextDecoder => {
  const mark = ((content[0] ?? 0) << 8) | (content[1] ?? 0);
  const encoding = mark === 0xfeff ? 'utf-16be' : mark === 0xfffe ? 'utf-16le' : 'utf-8';
  return new TextDecoder(encoding, { fatal: true });
};

const refuse = (): never => {
  throw new Error('a document type in a part of a package');
};

/**
 * An element that only holds extensions: its start tag is written with its first child, so that it disappears when it
 * has none.
 */
const isHolder = ({ local, attributes }: Element): boolean =>
  local === 'extLst' || (local === 'ext' && attributes.uri !== undefined);

/** Collects the output in pieces. */
const createOutput = () => {
  const chunks: Uint8Array[] = [];
  let piece = HEAD;
  const held: string[] = [];
  const write = (text: string): void => {
    piece += held.splice(0).join('') + text;
    if (piece.length < PIECE) return;
    chunks.push(Buffer.from(piece));
    piece = '';
  };
  return {
    write,
    hold: (text: string): void => void held.push(text),
    /** Drops the pending start tag; false when it has been written. */
    takeBack: (): boolean => held.pop() !== undefined,
    end: (): Uint8Array[] => [...chunks, Buffer.from(piece)],
  };
};

/**
 * Rewrites XML by rules while reading it as a stream. Throws an error if it is not well-formed or declares entities.
 */
export const rewriteXml = (content: Uint8Array, rules: XmlRules): Uint8Array[] => {
  const output = createOutput();
  const path: string[] = [];
  /** Depth within a removed element; 0 outside. */
  let away = 0;
  const parser = sax.parser(true, { xmlns: true });
  parser.onerror = (error) => {
    throw error;
  };
  parser.ondoctype = refuse;
  parser.onopentag = (tag) => {
    const element = tag as Element;
    if (away > 0 || !rules.keeps(element, path)) {
      away += 1;
      return;
    }
    path.push(element.local);
    const attributes = Object.values(element.attributes).flatMap((attribute) => {
      const value =
        attribute.prefix === 'xmlns' || attribute.name === 'xmlns'
          ? attribute.value
          : rules.attribute(attribute, element);
      return value === undefined ? [] : [` ${attribute.name}="${escapedValue(value)}"`];
    });
    const written = `<${element.name}${attributes.join('')}>`;
    if (isHolder(element)) output.hold(written);
    else output.write(written);
  };
  parser.onclosetag = (name) => {
    if (away > 0) {
      away -= 1;
      return;
    }
    const local = path.pop() ?? '';
    if (!output.takeBack()) output.write(`</${name}>`);
    rules.closes?.(local);
  };
  const say = (text: string): void => {
    if (away > 0 || path.length === 0) return;
    const said = escapedText(rules.text(text, path));
    if (said !== '') output.write(said);
  };
  parser.ontext = say;
  parser.oncdata = say;
  const decoder = decoderOf(content);
  for (let at = 0; at < content.length; at += PIECE)
    parser.write(decoder.decode(content.subarray(at, at + PIECE), { stream: true }));
  parser.write(decoder.decode()).close();
  return output.end();
};
