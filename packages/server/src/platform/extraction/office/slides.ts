import { plainText } from '../normalize-text.ts';
import type { Pages } from '../text-pages.ts';
import { word } from './markups.ts';
import { readParagraphs } from './paragraphs.ts';
import { type Archive, openArchive } from './read-archive.ts';
import { readXml } from './read-xml.ts';
import { relationsOf } from './relations.ts';

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

/** Reads a presentation: each slide is a page, hidden ones too. */
export const readSlides = async (path: string, pages: Pages): Promise<void> => {
  const archive = await openArchive(path);
  for (const slide of slidesOf(archive)) pages.add(textOf(archive, slide));
};
