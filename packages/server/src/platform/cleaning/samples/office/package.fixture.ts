import { zipSync } from 'fflate';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/** A relationship: its kind (or whole type), its target, and whether the target is external. */
export type Link = readonly [id: string, kind: string, target: string, mode?: 'External'];

/** A part with its content, content type and relationships. */
export type PartToWrite = { name: string; content: string | Uint8Array; type?: string; links?: readonly Link[] };

export const xml = (text: string): string => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${text}`;

const linksXml = (links: readonly Link[]): string =>
  xml(
    `<Relationships xmlns="${PACKAGE}/relationships">${links
      .map(([id, kind, target, mode]) => {
        const type = kind.includes('/') ? kind : `${OFFICE}/${kind}`;
        return `<Relationship Id="${id}" Type="${type}" Target="${target}"${mode ? ` TargetMode="${mode}"` : ''}/>`;
      })
      .join('')}</Relationships>`,
  );

const typesXml = (parts: readonly PartToWrite[]): string =>
  xml(
    `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="jpeg" ContentType="image/jpeg"/><Default Extension="png" ContentType="image/png"/><Default Extension="bin" ContentType="application/octet-stream"/>${parts
      .filter(({ type }) => type)
      .map(({ name, type }) => `<Override PartName="/${name}" ContentType="application/${type}"/>`)
      .join('')}</Types>`,
  );

const linksPath = (name: string): string => name.replace(/([^/]*)$/, '_rels/$1.rels');

/** An Office file as Office packs it, with the links of its root. */
export const officeFile = (root: readonly Link[], parts: readonly PartToWrite[]): Uint8Array => {
  const entries: Record<string, Uint8Array> = {
    '[Content_Types].xml': Buffer.from(typesXml(parts)),
    '_rels/.rels': Buffer.from(linksXml(root)),
  };
  for (const { name, content, links } of parts) {
    entries[name] = Buffer.from(content);
    if (links) entries[linksPath(name)] = Buffer.from(linksXml(links));
  }
  return zipSync(entries, { comment: 'packed', mtime: new Date(2026, 10, 19) });
};
