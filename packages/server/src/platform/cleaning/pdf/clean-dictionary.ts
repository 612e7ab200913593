import { PDFArray, PDFDict, PDFHexString, PDFName, type PDFObject, PDFString } from '@cantoo/pdf-lib';
import { ACTIONS, ANNOTATION, HOLDERS, TELLING } from './pdf-keys.ts';

const name = (text: string): PDFName => PDFName.of(text);

const textOf = (value: PDFObject | undefined): string | undefined =>
  value instanceof PDFName || value instanceof PDFString || value instanceof PDFHexString
    ? value.decodeText()
    : undefined;

const said = (dict: PDFDict, key: string): string | undefined => textOf(dict.lookup(name(key)));

export const keepOnly = (dict: PDFDict, keys: ReadonlySet<string>): void => {
  for (const key of dict.keys()) if (!keys.has(key.decodeText())) dict.delete(key);
};

/** Whether the action of a link only names a position in the document or a web address. */
const isHarmless = (action: PDFDict): boolean => {
  if (!ACTIONS.has(said(action, 'S') ?? '')) return false;
  return said(action, 'S') !== 'URI' || /^(?:https?|mailto|tel):/i.test(said(action, 'URI') ?? '');
};

const cleanActions = (dict: PDFDict): void => {
  for (const key of ['A', 'PA', 'Next']) {
    const action = dict.lookup(name(key));
    const all = action instanceof PDFArray ? action.asArray().map((_one, at) => action.lookup(at)) : [action];
    const isBad = all.some((one) => one instanceof PDFDict && one.has(name('S')) && !isHarmless(one));
    if (isBad) dict.delete(name(key));
  }
};

const isHolder = (annotation: PDFObject | undefined): boolean =>
  annotation instanceof PDFDict && HOLDERS.has(said(annotation, 'Subtype') ?? '');

/** Removes annotations that embed a file, a sound or a film. */
const cleanAnnotations = (page: PDFDict): void => {
  const annotations = page.lookup(name('Annots'));
  if (!(annotations instanceof PDFArray)) return;
  for (let at = annotations.size() - 1; at >= 0; at -= 1) if (isHolder(annotations.lookup(at))) annotations.remove(at);
};

/** Removes a signature, which names its signer in its data and appearance. */
const cleanSignature = (dict: PDFDict): void => {
  const above = dict.lookup(name('Parent'));
  const kind = said(dict, 'FT') ?? (above instanceof PDFDict ? said(above, 'FT') : undefined);
  if (kind === 'Sig') for (const key of ['V', 'AP', 'MK', 'Lock', 'SV']) dict.delete(name(key));
};

const cleanAnnotation = (dict: PDFDict): void => {
  const isField = said(dict, 'Subtype') === 'Widget';
  keepOnly(dict, ANNOTATION);
  if (!isField) dict.delete(name('T'));
};

const isText = (value: PDFObject | undefined): boolean => value instanceof PDFString || value instanceof PDFHexString;
const isFileName = (value: PDFObject | undefined): boolean =>
  isText(value) || (value instanceof PDFDict && said(value, 'Type') === 'Filespec');

/** Removes the entries of a dictionary that tell who made the document, with which program and when. */
export const cleanDictionary = (dict: PDFDict): void => {
  for (const key of TELLING) dict.delete(name(key));
  for (const key of ['F', 'UF']) if (isFileName(dict.lookup(name(key)))) dict.delete(name(key));
  if (said(dict, 'O') === 'UserProperties') dict.delete(name('P'));
  if (dict.has(name('Event')) || dict.has(name('Export'))) dict.delete(name('User'));
  cleanActions(dict);
  cleanAnnotations(dict);
  cleanSignature(dict);
  if (dict.has(name('Rect')) && dict.has(name('Subtype'))) cleanAnnotation(dict);
};
