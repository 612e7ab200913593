import iconv from 'iconv-lite';

/** Supported encodings. Node's Korean decoder lacks the letters that CP949 adds. */
type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'cp949';

type Pieces = AsyncIterable<Uint8Array>;

const markOf = (begin: Uint8Array): TextEncoding | undefined => {
  const mark = ((begin[0] ?? 0) << 8) | (begin[1] ?? 0);
  if (mark === 0xfffe) return 'utf-16le';
  return mark === 0xfeff ? 'utf-16be' : undefined;
};

/** The pieces of a content, the first of at least two bytes, where its mark would be. */
async function* fromMark(content: Pieces): AsyncGenerator<Uint8Array> {
  let begin: Uint8Array = new Uint8Array();
  for await (const piece of content) {
    if (begin.length >= 2) yield piece;
    else {
      begin = Buffer.concat([begin, piece]);
      if (begin.length >= 2) yield begin;
    }
  }
  if (begin.length < 2) yield begin;
}

/** Letters from here on have three or more bytes in UTF-8; other encodings hardly ever produce such sequences. */
const THREE_BYTES = 0x0800;
const NO_LETTER = 0xfffd;

/** Counts, for a text read as UTF-8, invalid bytes and letters that are unlikely by chance. */
const countLetters = () => {
  let wrong = 0;
  let certain = 0;
  return {
    add: (text: string): void => {
      for (let at = 0; at < text.length; at += 1) {
        const unit = text.charCodeAt(at);
        if (unit === NO_LETTER) wrong += 1;
        else if (unit >= THREE_BYTES) certain += 1;
      }
    },
    /** A few damaged bytes do not mean another encoding. */
    isUtf8: (): boolean => wrong === 0 || certain > wrong,
  };
};

/** Detects the encoding: by its byte order mark, UTF-8 unless too many bytes are invalid, else CP949. */
export const encodingOf = async (content: Pieces): Promise<TextEncoding> => {
  const decoder = new TextDecoder('utf-8');
  const letters = countLetters();
  let isFirst = true;
  for await (const piece of fromMark(content)) {
    const marked = isFirst ? markOf(piece) : undefined;
    if (marked) return marked;
    isFirst = false;
    letters.add(decoder.decode(piece, { stream: true }));
  }
  letters.add(decoder.decode());
  return letters.isUtf8() ? 'utf-8' : 'cp949';
};

/** Decodes a text chunk by chunk without its byte order mark; invalid bytes become U+FFFD. */
export async function* decoded(content: Pieces, encoding: TextEncoding): AsyncGenerator<string> {
  const decoder = iconv.getDecoder(encoding);
  for await (const piece of content) yield decoder.write(Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength));
  yield decoder.end() ?? '';
}
