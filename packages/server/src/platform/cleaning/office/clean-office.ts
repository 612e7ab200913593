import { type Aliases, createAliases } from './aliases.ts';
import { cleanMedia } from './media.ts';
import { createArchive, readArchive } from './office-archive.ts';
import { rewriteXml } from './office-xml.ts';
import { isComment, type Part, partsOf, relationshipsXml, rootXml, typesXml } from './package.ts';
import { officeRules } from './rules.ts';

/** Parts with the names of people who are also mentioned in running text. */
const NAMING = new Set(['comments', 'threadedComment', 'person', 'commentAuthors', 'authors']);

const rewritten = ({ content, kind, related }: Part, aliases: Aliases): Uint8Array[] =>
  rewriteXml(content, officeRules({ aliases, removed: related.removed, isComment: isComment(kind) }));

const cleanPart = async (part: Part, aliases: Aliases): Promise<Uint8Array[]> => {
  if (part.kind === 'image') return cleanMedia(part.content);
  return part.kind === 'font' ? [part.content] : rewritten(part, aliases);
};

/**
 * Rewrites a docx, xlsx or pptx from the parts that its document refers to, each by rules. Throws an error for a file
 * that is encrypted, damaged, too large, or contains an object that cannot be inspected.
 */
export const cleanOffice = async (content: Uint8Array): Promise<Uint8Array> => {
  const source = readArchive(content);
  const parts = partsOf(source);
  const aliases = createAliases();
  for (const part of parts) if (NAMING.has(part.kind)) rewritten(part, aliases);
  const archive = createArchive();
  archive.add('[Content_Types].xml', [typesXml(source, parts)]);
  archive.add('_rels/.rels', [rootXml(parts[0]?.name ?? '')]);
  source.clear();
  for (let part = parts.shift(); part; part = parts.shift()) {
    archive.add(part.name, await cleanPart(part, aliases), part.kind === 'image' || part.kind === 'font');
    const relationships = relationshipsXml(part.related);
    if (relationships) archive.add(part.related.path, [relationships]);
  }
  return archive.end();
};
