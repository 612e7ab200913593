import { posix } from 'node:path';
import type { Pages } from '../pages.ts';
import { plainText } from '../text.ts';
import { type Archive, openArchive } from './archive.ts';
import { word } from './markups.ts';
import { readParagraphs } from './paragraphs.ts';
import { readXml } from './xml.ts';

type Relation = { id: string; kind: string; part: string };

const relationsOf = (archive: Archive, part: string): Relation[] => {
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

const PRESENTATION = 'ppt/presentation.xml';

/** The slides in the order in which they are shown, which their names do not follow. */
const slidesOf = (archive: Archive): string[] => {
  const slides = new Map(relationsOf(archive, PRESENTATION).map(({ id, part }) => [id, part]));
  const shown: string[] = [];
  readXml(archive.part(PRESENTATION), {
    opens: (name, attribute) => {
      if (name === 'sldId') shown.push(slides.get(attribute('r:id')) ?? '');
      return true;
    },
  });
  return shown;
};

const textOf = (archive: Archive, slide: string): string => {
  const diagrams = relationsOf(archive, slide).filter(({ kind }) => kind === 'diagramData');
  const paragraphs: string[] = [];
  for (const part of [slide, ...diagrams.map((diagram) => diagram.part)])
    readParagraphs(archive.part(part), word, (paragraph) => paragraphs.push(paragraph));
  return plainText(paragraphs.join('\n'));
};

/** Reads a presentation: each slide is a page, also one that is hidden. */
export const readSlides = async (path: string, pages: Pages): Promise<void> => {
  const archive = await openArchive(path);
  for (const slide of slidesOf(archive)) pages.add(textOf(archive, slide));
};
