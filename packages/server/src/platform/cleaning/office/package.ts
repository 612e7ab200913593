import { posix } from 'node:path';
import { rewriteXml } from './office-xml.ts';
import { type Related, relatedOf, relationshipsPath } from './relationships.ts';

/** A part that is kept, with its relationship type and its own references. */
export type Part = {
  name: string;
  /** Its name in the uploaded package. */
  cameAs: string;
  kind: string;
  content: Uint8Array;
  related: Related;
};

const CONTENT_TYPES = '[Content_Types].xml';
const MAIN = 'officeDocument';

export const isComment = (kind: string): boolean => kind === 'comments' || kind === 'threadedComment';

/** The extension of a picture, which determines its content type. */
const kindOfPicture = (name: string): string => /\.[a-z]{1,5}$/i.exec(name)?.[0] ?? '';

/** Finds parts by name in any case, as Office does. */
const finderOf = (archive: ReadonlyMap<string, Uint8Array>) => {
  const byName = new Map([...archive].map(([name, content]) => [name.toLowerCase(), content]));
  return (name: string): Uint8Array | undefined => byName.get(name.toLowerCase());
};

/** Some programs leave references to parts that do not exist; these references are removed. */
const withoutMissing = (related: Related, find: (name: string) => Uint8Array | undefined): Related => {
  const isMissing = ({ part }: Related['remaining'][number]): boolean => part !== undefined && !find(part);
  const missing = related.remaining.filter(isMissing).map(({ id }) => id);
  const remaining = related.remaining.filter((one) => !isMissing(one));
  return { ...related, remaining, removed: new Set([...related.removed, ...missing]) };
};

/** Renames pictures to numbers, so that no file name remains. */
const withCountedPictures = (parts: readonly Part[]): Part[] => {
  const folder = posix.join(posix.dirname(parts[0]?.name ?? ''), 'media');
  const pictures = parts.filter(({ kind }) => kind === 'image');
  const names = new Map(
    pictures.map(({ name }, place) => [name, posix.join(folder, `image${place + 1}${kindOfPicture(name)}`)]),
  );
  return parts.map((part) => {
    const from = posix.dirname(part.name);
    const remaining = part.related.remaining.map((one) => {
      const name = one.part === undefined ? undefined : names.get(one.part);
      return name === undefined ? one : { ...one, part: name, target: posix.relative(from, name) };
    });
    return { ...part, name: names.get(part.name) ?? part.name, related: { ...part.related, remaining } };
  });
};

/** All parts that can be reached from the document, the main part first; other parts are dropped. */
export const partsOf = (archive: ReadonlyMap<string, Uint8Array>): Part[] => {
  const find = finderOf(archive);
  const root = relatedOf('', find('_rels/.rels'), false);
  const main = root.remaining.find(({ kind }) => kind === MAIN)?.part;
  if (main === undefined) throw new Error('no Office document');
  const parts = new Map<string, Part>();
  const open = [{ name: main, kind: MAIN }];
  for (let next = open.shift(); next; next = open.shift()) {
    const { name, kind } = next;
    if (parts.has(name)) continue;
    const content = find(name);
    if (!content) throw new Error('a part of the document is missing');
    const related = withoutMissing(relatedOf(name, find(relationshipsPath(name)), isComment(kind)), find);
    parts.set(name, { name, cameAs: name, kind, content, related });
    for (const one of related.remaining) if (one.part !== undefined) open.push({ name: one.part, kind: one.kind });
  }
  return withCountedPictures([...parts.values()]);
};

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** The relationships file of a part; undefined when it has none. */
export const relationshipsXml = ({ remaining }: Related): Uint8Array | undefined => {
  if (remaining.length === 0) return undefined;
  const all = remaining.map(
    ({ id, type, target, isExternal }) =>
      `<Relationship Id="${escaped(id)}" Type="${escaped(type)}" Target="${escaped(target)}"${isExternal ? ' TargetMode="External"' : ''}/>`,
  );
  return Buffer.from(`${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${all.join('')}</Relationships>`);
};

/** The root relationships file, which points to the document. */
export const rootXml = (main: string): Uint8Array =>
  Buffer.from(
    `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/${MAIN}" Target="${escaped(main)}"/></Relationships>`,
  );

const readTypes = (content: Uint8Array) => {
  const ofExtension = new Map<string, string>();
  const ofPart = new Map<string, string>();
  rewriteXml(content, {
    keeps: ({ local, attributes }) => {
      const said = (name: string): string => attributes[name]?.value ?? '';
      if (local === 'Default') ofExtension.set(said('Extension').toLowerCase(), said('ContentType'));
      if (local === 'Override') ofPart.set(said('PartName').slice(1).toLowerCase(), said('ContentType'));
      return true;
    },
    attribute: ({ value }) => value,
    text: () => '',
  });
  return { ofExtension, ofPart };
};

/** The types of the parts that stay, and of no other. */
export const typesXml = (archive: ReadonlyMap<string, Uint8Array>, parts: readonly Part[]): Uint8Array => {
  const contentTypes = archive.get(CONTENT_TYPES);
  if (!contentTypes) throw new Error('no Office document');
  const { ofExtension, ofPart } = readTypes(contentTypes);
  const extensions = new Set(['rels', 'xml', ...parts.map(({ name }) => posix.extname(name).slice(1).toLowerCase())]);
  const defaults = [...ofExtension]
    .filter(([extension]) => extensions.has(extension))
    .map(([extension, type]) => `<Default Extension="${escaped(extension)}" ContentType="${escaped(type)}"/>`);
  const overrides = parts.flatMap(({ name, cameAs }) => {
    const type = ofPart.get(cameAs.toLowerCase());
    return type === undefined ? [] : [`<Override PartName="/${escaped(name)}" ContentType="${escaped(type)}"/>`];
  });
  return Buffer.from(
    `${HEAD}<Types xmlns="${PACKAGE}/content-types">${defaults.join('')}${overrides.join('')}</Types>`,
  );
};
