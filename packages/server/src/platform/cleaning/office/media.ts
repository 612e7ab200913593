import { encodePicture } from '../../images/encode-picture.ts';
import { rewriteXml, type XmlRules } from './office-xml.ts';

const SVG = 'http://www.w3.org/2000/svg';
const KNOWN = new Set(['', SVG, 'http://www.w3.org/1999/xlink', 'http://www.w3.org/XML/1998/namespace']);

/** A drawing keeps its shapes and loses metadata of its program and names of files. */
const drawingRules: XmlRules = {
  keeps: ({ uri, local }) => uri === SVG && local !== 'metadata' && local !== 'script' && local !== 'image',
  attribute: ({ uri, local, value }) => {
    if (!KNOWN.has(uri) || local.startsWith('on')) return undefined;
    return local === 'href' && !value.startsWith('#') ? undefined : value;
  },
  text: (text) => text,
};

const begins = (content: Uint8Array, text: string): boolean =>
  Buffer.from(content.subarray(0, text.length)).toString('latin1') === text;

/** Re-encodes a picture of a document without its metadata; throws an error for an unsupported kind. */
export const cleanMedia = async (content: Uint8Array): Promise<Uint8Array[]> => {
  // A bitmap has no metadata.
  if (begins(content, 'BM')) return [content];
  if (begins(content, '<') || begins(content, '\u00ef\u00bb\u00bf<')) return rewriteXml(content, drawingRules);
  // The document stores the rotation itself.
  return [(await encodePicture(content, { isTurned: true })).content];
};
