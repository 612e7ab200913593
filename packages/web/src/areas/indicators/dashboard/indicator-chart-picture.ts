import { saveFile } from '../../../platform/files/download.ts';

const HEAD = 36;
const EDGE = 12;
const SHARPNESS = 2;
const HALO = 3;

type Size = { width: number; height: number };

const sizeOf = (drawn: SVGSVGElement): Size => {
  const [, , width = 0, height = 0] = (drawn.getAttribute('viewBox') ?? '').split(' ').map(Number);
  return { width, height };
};

/** The drawing as a standalone file: without letters, with the colours of the theme inlined. */
export const drawingOf = (drawn: SVGSVGElement): string => {
  const { width, height } = sizeOf(drawn);
  const copy = drawn.cloneNode(true) as SVGSVGElement;
  for (const part of copy.querySelectorAll('text, [data-now]')) part.remove();
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const style = getComputedStyle(document.documentElement);
  return new XMLSerializer()
    .serializeToString(copy)
    .replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => style.getPropertyValue(name).trim());
};

const loaded = async (text: string): Promise<HTMLImageElement> => {
  const address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
};

const aligned = { start: 'left', middle: 'center', end: 'right' } as const;

/** Letters are drawn in the typeface of the page, which a drawing that is loaded as a file does not know. */
const drawLetters = (canvas: CanvasRenderingContext2D, drawn: SVGSVGElement): void => {
  canvas.lineJoin = 'round';
  canvas.lineWidth = HALO;
  for (const text of drawn.querySelectorAll('text')) {
    const { fontWeight, fontSize, fontFamily, textAnchor, fill, stroke } = getComputedStyle(text);
    const place = [text.textContent, Number(text.getAttribute('x')), HEAD + Number(text.getAttribute('y'))] as const;
    canvas.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    canvas.textAlign = aligned[textAnchor as keyof typeof aligned] ?? 'left';
    canvas.strokeStyle = stroke;
    if (stroke !== 'none') canvas.strokeText(...place);
    canvas.fillStyle = fill;
    canvas.fillText(...place);
  }
};

/** Some names of indicators hold what no file may be called. */
const fileName = (heading: string): string => `${heading.replaceAll(/[\\/:*?"<>|]/g, '_')}.png`;

/** Saves the chart as a picture, its heading above it, of twice as many dots as on the screen. */
export const savePicture = async (drawn: SVGSVGElement, heading: string): Promise<void> => {
  const { width, height } = sizeOf(drawn);
  const image = await loaded(drawingOf(drawn));
  const sheet = document.createElement('canvas');
  sheet.width = width * SHARPNESS;
  sheet.height = (height + HEAD) * SHARPNESS;
  const canvas = sheet.getContext('2d');
  if (canvas === null) throw new Error('no canvas');
  canvas.scale(SHARPNESS, SHARPNESS);
  const { color, fontFamily } = getComputedStyle(document.body);
  canvas.fillStyle = getComputedStyle(document.documentElement).getPropertyValue('--surface').trim();
  canvas.fillRect(0, 0, width, height + HEAD);
  canvas.drawImage(image, 0, HEAD, width, height);
  drawLetters(canvas, drawn);
  canvas.font = `700 15px ${fontFamily}`;
  canvas.textAlign = 'left';
  canvas.fillStyle = color;
  canvas.fillText(heading, EDGE, HEAD - EDGE);
  const blob = await new Promise<Blob | null>((resolve) => sheet.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('no picture');
  saveFile(blob, fileName(heading));
};
