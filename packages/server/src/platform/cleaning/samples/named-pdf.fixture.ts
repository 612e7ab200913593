import { AFRelationship, PDFDocument, PDFHexString, PDFName, type PDFPage, PDFString } from '@cantoo/pdf-lib';
import { MAKER, namedPicture } from './named-picture.fixture.ts';

const name = (text: string): PDFName => PDFName.of(text);

/** A comment with its author, an attached file, a link to a local folder, and a form field. */
const annotate = (document: PDFDocument, page: PDFPage): void => {
  const { context } = document;
  const common = { Type: 'Annot', Rect: [10, 10, 30, 30] };
  const maker = PDFHexString.fromText(MAKER);
  const file = context.stream(MAKER, { Type: 'EmbeddedFile' });
  const annotations = [
    { ...common, Subtype: 'Text', Contents: PDFString.of('a remark'), T: maker, NM: maker, M: PDFString.of('D:2026') },
    { ...common, Subtype: 'FileAttachment', FS: { Type: 'Filespec', F: maker, EF: { F: context.register(file) } } },
    { ...common, Subtype: 'Link', A: { S: 'Launch', F: PDFString.of(`C:\\Users\\${MAKER}\\a.xlsx`) } },
    { ...common, Subtype: 'Link', A: { S: 'URI', URI: PDFString.of('https://example.com/manual') } },
    { ...common, Subtype: 'Stamp', Private: maker, CreationDate: PDFString.of('D:2026') },
  ];
  page.node.set(name('Annots'), context.obj(annotations.map((one) => context.register(context.obj(one)))));
};

/** Private data that a program stores for a page and the document. */
const describe = (document: PDFDocument, page: PDFPage): void => {
  const { context, catalog } = document;
  const maker = PDFString.of(MAKER);
  const xmp = () =>
    context.register(context.stream(`<x:xmpmeta>${MAKER}</x:xmpmeta>`, { Type: 'Metadata', Subtype: 'XML' }));
  catalog.set(name('Metadata'), xmp());
  page.node.set(name('Metadata'), xmp());
  page.node.set(name('PieceInfo'), context.obj({ Illustrator: { Private: maker } }));
  page.node.set(name('LastModified'), PDFString.of('D:20261119'));
  catalog.set(name('Threads'), context.obj([context.register(context.obj({ I: { Author: maker } }))]));
  context.trailerInfo.ID = context.obj([PDFHexString.fromText(MAKER), PDFHexString.fromText(MAKER)]);
};

/** The text on its pages. */
export const PDF_TEXT = 'bird strike on runway 33L';

const base = async (): Promise<PDFDocument> => {
  const document = await PDFDocument.create();
  document.setAuthor(MAKER);
  document.setTitle(`by ${MAKER}`);
  document.setCreator(MAKER);
  const first = document.addPage([300, 200]);
  first.drawText(PDF_TEXT, { x: 20, y: 150, size: 12 });
  first.drawImage(await document.embedJpg(await namedPicture('jpeg')), { x: 20, y: 20 });
  document.addPage([200, 300]);
  annotate(document, first);
  describe(document, first);
  document.addJavaScript('main', `app.alert("${MAKER}")`);
  await document.attach(Buffer.from(MAKER), `${MAKER}.txt`, { afRelationship: AFRelationship.Source });
  document.getForm().createTextField('flightNo').addToPage(first, { x: 100, y: 20, width: 50, height: 20 });
  return document;
};

/** A PDF of two pages that names its author in every place that the format has, one of them in an earlier revision. */
export const namedPdf = async (): Promise<Uint8Array> => {
  const earlier = await base();
  const { context } = earlier;
  const old = context.register(context.stream(`BT (written by ${MAKER}) Tj ET`));
  const second = earlier.getPage(1);
  second.node.set(name('Contents'), old);
  const revised = await PDFDocument.load(await earlier.save({ useObjectStreams: false }), {
    forIncrementalUpdate: true,
  });
  const emptied = revised.context.register(revised.context.stream('BT (nothing) Tj ET'));
  revised.getPage(1).node.set(name('Contents'), emptied);
  return revised.save();
};

/** The same, readable only with a password. */
export const encryptedPdf = async (): Promise<Uint8Array> => {
  const document = await PDFDocument.create();
  document.addPage();
  document.encrypt({ userPassword: 'secret', ownerPassword: 'owner', permissions: {} });
  return document.save();
};
