import sax from 'sax';

export type XmlReader = {
  /**
   * Called at the start of each element with its name without prefix; `false` skips its content. An attribute requested
   * with a prefix (`r:id`) is found under any prefix that the file uses for it.
   */
  opens: (name: string, attribute: (name: string) => string) => boolean;
  text?: (text: string) => void;
  closes?: (name: string) => void;
};

// The size of a part is limited as a whole, so an attribute may be as long as the part.
Object.assign(sax, { MAX_BUFFER_LENGTH: Number.POSITIVE_INFINITY });

const PIECE = 65_536;

const encodingOf = ([first, second]: Uint8Array): string => {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
};

const localOf = (name: string): string => name.slice(name.indexOf(':') + 1);

const attributeOf = (attributes: Readonly<Record<string, unknown>>, wanted: string): string => {
  const exact = attributes[wanted];
  if (exact !== undefined || !wanted.includes(':')) return String(exact ?? '');
  const name = Object.keys(attributes).find((each) => each.includes(':') && localOf(each) === localOf(wanted));
  return name === undefined ? '' : String(attributes[name]);
};

/** Reads XML as a stream, ignoring entities that it declares. Throws an error if it is not well-formed. */
export const readXml = (content: Uint8Array, reader: XmlReader): void => {
  const parser = sax.parser(true);
  /** Depth within a skipped element; 0 outside. */
  let away = 0;
  let isEmpty = true;
  parser.onerror = (error) => {
    throw error;
  };
  parser.onopentag = ({ name, attributes }) => {
    isEmpty = false;
    const attribute = (wanted: string): string => attributeOf(attributes, wanted);
    if (away > 0 || !reader.opens(localOf(name), attribute)) away += 1;
  };
  parser.onclosetag = (name) => {
    if (away > 0) away -= 1;
    else reader.closes?.(localOf(name));
  };
  parser.ontext = (text) => {
    if (away === 0) reader.text?.(text);
  };
  parser.oncdata = parser.ontext;
  const decoder = new TextDecoder(encodingOf(content), { fatal: true });
  for (let at = 0; at < content.length; at += PIECE)
    parser.write(decoder.decode(content.subarray(at, at + PIECE), { stream: true }));
  parser.write(decoder.decode()).close();
  if (isEmpty) throw new Error('no element');
};
