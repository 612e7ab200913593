import {
  ParseSpeeds,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFPageLeaf,
  PDFPageTree,
  PDFRawStream,
  PDFRef,
} from '@cantoo/pdf-lib';
import { cleanDictionary, keepOnly } from './clean-dictionary.ts';
import { CATALOG, FORM, NAME_TABLES, PAGE } from './pdf-keys.ts';
import { cleanStream } from './stream.ts';

const name = (text: string): PDFName => PDFName.of(text);

/** An object to visit; `isTable` when its keys are names chosen by the document. */
type Open = { object: PDFObject | undefined; isTable: boolean };

const isPage = (dict: PDFDict): boolean => dict instanceof PDFPageLeaf || dict instanceof PDFPageTree;

const partsOf = (dict: PDFDict): Open[] =>
  dict.entries().map(([key, object]) => ({ object, isTable: NAME_TABLES.has(key.decodeText()) }));

/** Cleans an object and returns the objects that it refers to. */
const cleanOne = ({ object, isTable }: Open): Open[] => {
  if (object instanceof PDFArray) return object.asArray().map((one) => ({ object: one, isTable: false }));
  if (object instanceof PDFRawStream) {
    cleanStream(object);
    cleanDictionary(object.dict);
    return partsOf(object.dict);
  }
  if (!(object instanceof PDFDict)) return [];
  if (isPage(object)) keepOnly(object, PAGE);
  if (!isTable) cleanDictionary(object);
  return partsOf(object);
};

/** Cleans all objects that can be reached from the catalog and drops the others, which belong to earlier revisions. */
const cleanReachable = ({ context, catalog }: PDFDocument): void => {
  const seen = new Set<PDFObject>();
  const open: Open[] = [{ object: catalog, isTable: false }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { object } = next;
    if (!object || seen.has(object)) continue;
    seen.add(object);
    if (object instanceof PDFRef) open.push({ ...next, object: context.lookup(object) });
    else open.push(...cleanOne(next));
  }
  const root = context.trailerInfo.Root;
  for (const [ref] of context.enumerateIndirectObjects()) if (ref !== root && !seen.has(ref)) context.delete(ref);
};

const cleanCatalog = ({ catalog, context }: PDFDocument): void => {
  keepOnly(catalog, CATALOG);
  const names = catalog.lookup(name('Names'));
  if (names instanceof PDFDict) keepOnly(names, new Set(['Dests']));
  const form = catalog.lookup(name('AcroForm'));
  if (form instanceof PDFDict) keepOnly(form, FORM);
  const { Root, Size } = context.trailerInfo;
  context.trailerInfo = { ...(Root ? { Root } : {}), ...(Size ? { Size } : {}) };
};

/**
 * Rewrites a PDF with only what its pages need. Throws an error for an encrypted or damaged one, which cannot be
 * cleaned.
 */
export const cleanPdf = async (content: Uint8Array): Promise<Uint8Array> => {
  const document = await PDFDocument.load(content, {
    parseSpeed: ParseSpeeds.Fastest,
    throwOnInvalidObject: true,
    updateMetadata: false,
  });
  if (document.isEncrypted || document.getPageCount() === 0) throw new Error('a PDF that cannot be read');
  cleanCatalog(document);
  cleanReachable(document);
  return document.save({ useObjectStreams: true, addDefaultPage: false, updateFieldAppearances: false });
};
