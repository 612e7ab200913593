import { posix } from 'node:path';
import type { Archive } from './read-archive.ts';
import { readXml } from './read-xml.ts';

/** A relationship of a part of an Office document. */
export type Relation = { id: string; kind: string; part: string };

/** The relationships of a part to others of its archive; empty if it has none. */
export const relationsOf = (archive: Archive, part: string): Relation[] => {
  const name = posix.join(posix.dirname(part), '_rels', `${posix.basename(part)}.rels`);
  const found: Relation[] = [];
  if (!archive.names.includes(name)) return found;
  readXml(archive.part(name), {
    opens: (element, attribute) => {
      if (element === 'Relationship' && attribute('TargetMode') !== 'External')
        found.push({
          id: attribute('Id'),
          kind: attribute('Type').split('/').at(-1) ?? '',
          part: posix.resolve('/', posix.dirname(part), attribute('Target')).slice(1),
        });
      return true;
    },
  });
  return found;
};
