import { posix } from 'node:path';
import { rewriteXml } from './office-xml.ts';

export type Relationship = { id: string; kind: string; type: string; target: string; isExternal: boolean };

/** Relationships that are content of a document, by the last segment of their type. */
const CONTENT = new Set(
  (
    'officeDocument styles stylesWithEffects settings webSettings fontTable numbering theme themeOverride footnotes endnotes ' +
    'header footer comments commentsExtended commentsIds commentsExtensible image font hyperlink glossaryDocument ' +
    'chart chartEx chartUserShapes chartStyle chartColorStyle diagramData diagramLayout diagramQuickStyle diagramColors ' +
    'diagramDrawing drawing vmlDrawing worksheet chartsheet dialogsheet sharedStrings calcChain table tableSingleCells ' +
    'pivotTable pivotCacheDefinition pivotCacheRecords queryTable connections externalLink externalLinkPath ' +
    'externalLinkLongPath xlPathMissing threadedComment person sheetMetadata rdRichValue rdRichValueStructure rdRichValueTypes ' +
    'richValueRel slicer slicerCache timeline timelineCache ctrlProp slide slideLayout slideMaster notesSlide notesMaster ' +
    'handoutMaster presProps viewProps tableStyles commentAuthors authors'
  ).split(' '),
);

/** Content that cannot be inspected. */
const CLOSED = new Set(
  'oleObject package control activeXControlBinary vbaProject video audio media aFChunk subDocument model3d powerPivotData frame'.split(
    ' ',
  ),
);

/**
 * Whether a relationship is kept; references to a removed one are removed too. Throws an error for content that cannot
 * be cleaned.
 */
const stays = (kind: string, from: string): boolean => {
  // A chart stores its values; the embedded workbook is only needed to edit them.
  if (kind === 'package' && /\/charts?\//.test(from)) return false;
  if (CLOSED.has(kind)) throw new Error(`a document that holds a ${kind}`);
  return CONTENT.has(kind);
};

/** Links to the web. Links to files would reveal folders of the author. */
const isOfTheWeb = (target: string): boolean => /^(?:https?:|mailto:|tel:|#)/i.test(target);

const targetOf = ({ kind, target }: Relationship, isComment: boolean): string =>
  kind === 'hyperlink' && isOfTheWeb(target) && !isComment ? target : 'about:blank';

const relationshipsPath = (part: string): string =>
  posix.join(posix.dirname(part), '_rels', `${posix.basename(part)}.rels`);

const read = (content: Uint8Array): Relationship[] => {
  const found: Relationship[] = [];
  rewriteXml(content, {
    keeps: ({ local, attributes }) => {
      const said = (name: string): string => attributes[name]?.value ?? '';
      if (local === 'Relationship')
        found.push({
          id: said('Id'),
          type: said('Type'),
          kind: said('Type').split('/').at(-1) ?? '',
          target: said('Target'),
          isExternal: said('TargetMode') === 'External',
        });
      return true;
    },
    attribute: ({ value }) => value,
    text: () => '',
  });
  return found;
};

export type Related = {
  path: string;
  remaining: (Relationship & { part: string | undefined })[];
  removed: ReadonlySet<string>;
};

/** The relationships of a part, split into kept and removed ones. */
export const relatedOf = (part: string, content: Uint8Array | undefined, isComment: boolean): Related => {
  const all = content ? read(content) : [];
  const remaining = all.filter(({ kind }) => stays(kind, `/${part}`));
  const removed = new Set(all.filter((one) => !remaining.includes(one)).map(({ id }) => id));
  const folder = posix.dirname(`/${part}`);
  return {
    path: relationshipsPath(part),
    removed,
    remaining: remaining.map((one) =>
      one.isExternal
        ? { ...one, target: targetOf(one, isComment), part: undefined }
        : { ...one, part: posix.resolve(folder, decodeURI(one.target.split('#')[0] ?? '')).slice(1) },
    ),
  };
};

export { relationshipsPath };
