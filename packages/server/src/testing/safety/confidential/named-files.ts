import { PDFDocument } from '@cantoo/pdf-lib';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import sharp from 'sharp';
import { MAKER } from '#platform/cleaning/samples/named-picture.fixture';
import { namedDocx } from '#platform/cleaning/samples/office/docx.fixture';

type Named = { name: string; content: string | Uint8Array };

/** A picture whose metadata name its author. */
export const pictureBy = (maker: string): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#3366cc' } })
    .withExif({ IFD0: { Artist: maker, Copyright: maker } })
    .jpeg()
    .toBuffer();

const pdfBy = async (maker: string): Promise<Uint8Array> => {
  const document = await PDFDocument.create();
  document.setAuthor(maker);
  document.setCreator(maker);
  document.addPage([300, 200]).drawText('bird strike on runway 33L', { x: 20, y: 150, size: 12 });
  return document.save();
};

const docxBy = async (maker: string): Promise<Uint8Array> => {
  const parts = Object.entries(unzipSync(await namedDocx())).map(([name, part]): [string, Uint8Array] => [
    name,
    /\.(xml|rels)$/.test(name) ? strToU8(strFromU8(part).replaceAll(MAKER, maker)) : part,
  ]);
  return zipSync(Object.fromEntries(parts), { mtime: new Date(2026, 10, 19) });
};

/** Files with the same content that name their author inside and in their names. */
export const filesBy = async (maker: string): Promise<Named[]> => [
  { name: `${maker} IMG_0001.JPG`, content: await pictureBy(maker) },
  { name: `report of ${maker}.pdf`, content: await pdfBy(maker) },
  { name: `${maker}.docx`, content: await docxBy(maker) },
  { name: `${maker}.txt`, content: 'a note' },
];
