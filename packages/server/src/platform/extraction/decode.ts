import iconv from 'iconv-lite';

/** Encodings that are told apart; what Node itself knows of Korean ones lacks the letters that CP949 adds. */
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

/** The encoding of a text: what its mark says, UTF-8 where all of it is, else CP949. */
export const encodingOf = async (content: Pieces): Promise<TextEncoding> => {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isFirst = true;
  try {
    for await (const piece of fromMark(content)) {
      const marked = isFirst ? markOf(piece) : undefined;
      if (marked) return marked;
      isFirst = false;
      decoder.decode(piece, { stream: true });
    }
    decoder.decode();
    return 'utf-8';
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return 'cp949';
  }
};

/** A text a piece at a time, without its mark; what is no letter of the encoding becomes U+FFFD. */
export async function* decoded(content: Pieces, encoding: TextEncoding): AsyncGenerator<string> {
  const decoder = iconv.getDecoder(encoding);
  for await (const piece of content) yield decoder.write(Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength));
  yield decoder.end() ?? '';
}
