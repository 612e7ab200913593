import { DomUtils, parseDocument } from 'htmlparser2';
import { type Align, type Block, type Element, isElement, type Node } from './rich-text-blocks.ts';
import { toTable } from './rich-text-table.ts';
import { addLineBreak, addText, isBlank, type TextMarks, type TextRun, toHexColour, toPoints } from './text-runs.ts';

export type RichTextTree = { blocks: Block[]; images: Map<string, Uint8Array> };

/**
 * Deeper lists, quotes and tables are flattened to this depth: the page has no room for more, and the typesetter's
 * stack is limited.
 */
const MAX_DEPTH = 8;

type Place = { depth: number; align?: Align; images: Map<string, Uint8Array> };
type Flow = { blocks: Block[]; runs: TextRun[] };

const styleOf = (element: Element): Record<string, string> =>
  Object.fromEntries((element.attribs.style ?? '').split('; ').map((each) => each.split(': ', 2)));

const alignOf = (element: Element): { align: Align } | undefined => {
  const [, align] = /text-align: (left|center|right|justify)/.exec(element.attribs.style ?? '') ?? [];
  return align ? { align: align as Align } : undefined;
};

const inlineMarks: Record<string, (element: Element) => TextMarks> = {
  strong: () => ({ bold: true }),
  em: () => ({ italic: true }),
  u: () => ({ underline: true }),
  s: () => ({ strike: true }),
  code: () => ({ code: true }),
  a: ({ attribs }) => (attribs.href ? { href: attribs.href } : {}),
  span: (element) => colourMarks(element),
  mark: (element) => ({ background: '#fff3a3', ...colourMarks(element) }),
};

const colourMarks = (element: Element): TextMarks => {
  const style = styleOf(element);
  const color = toHexColour(style.color ?? '');
  const background = toHexColour(style['background-color'] ?? '');
  const size = toPoints(style['font-size'] ?? '');
  return { ...(color && { color }), ...(background && { background }), ...(size && { size }) };
};

const endParagraph = (flow: Flow, { align }: Place): void => {
  if (!isBlank(flow.runs)) flow.blocks.push({ kind: 'paragraph', runs: flow.runs, ...(align && { align }) });
  flow.runs = [];
};

const toImage = ({ attribs }: Element, { images }: Place): Block => {
  const key = `image-${images.size + 1}`;
  images.set(key, Buffer.from((attribs.src ?? '').replace(/^data:[^,]*,/, ''), 'base64'));
  const width = Number(attribs.width);
  return { kind: 'image', key, ...(width > 0 && { width }) };
};

const toParagraph = (element: Element, flow: Flow, place: Place): void => {
  const inner = { blocks: [], runs: [] };
  const here = { ...place, ...alignOf(element) };
  addNodes(element.children, {}, inner, here);
  // An empty paragraph is an intended blank line.
  if (isBlank(inner.runs) && inner.blocks.length === 0) flow.blocks.push({ kind: 'paragraph', runs: [] });
  endParagraph(inner, here);
  for (const block of inner.blocks) flow.blocks.push(block);
};

const toHeading = (element: Element, flow: Flow, place: Place): void => {
  const inner: Flow = { blocks: [], runs: [] };
  addNodes(element.children, {}, inner, place);
  if (!isBlank(inner.runs))
    flow.blocks.push({ kind: 'heading', level: Number(element.name[1]), runs: inner.runs, ...alignOf(element) });
  for (const block of inner.blocks) flow.blocks.push(block);
};

const textBlocks: Record<string, typeof toParagraph> = {
  p: toParagraph,
  h1: toHeading,
  h2: toHeading,
  h3: toHeading,
  h4: toHeading,
};

const toList = (element: Element, place: Place): Block => ({
  kind: 'list',
  ordered: element.name === 'ol',
  start: Number.parseInt(element.attribs.start ?? '1', 10) || 0,
  items: element.children.filter(isElement).map((child) => blocksIn(child, place)),
});

const containers: Record<string, (element: Element, inside: Place) => Block | undefined> = {
  ul: toList,
  ol: toList,
  blockquote: (element, inside) => ({ kind: 'quote', blocks: blocksIn(element, inside) }),
  table: (element, inside) => toTable(element, (cell) => blocksIn(cell, inside)),
};

const leaves: Record<string, (element: Element, place: Place) => Block> = {
  hr: () => ({ kind: 'rule' }),
  img: toImage,
  pre: (element) => ({ kind: 'code', text: DomUtils.textContent(element).replace(/\r\n?/g, '\n') }),
};

const addBlock = (element: Element, flow: Flow, place: Place): void => {
  const { align: _, ...outside } = place;
  const container = place.depth < MAX_DEPTH ? containers[element.name] : undefined;
  const inside = { ...outside, depth: place.depth + 1 };
  const block = container?.(element, inside) ?? leaves[element.name]?.(element, place);
  if (block) flow.blocks.push(block);
  else addNodes(element.children, {}, flow, place);
  endParagraph(flow, place);
};

const addElement = (element: Element, marks: TextMarks, flow: Flow, place: Place): void => {
  const mark = inlineMarks[element.name];
  if (mark) addNodes(element.children, { ...marks, ...mark(element) }, flow, place);
  else if (element.name === 'br') addLineBreak(flow.runs);
  else {
    endParagraph(flow, place);
    (textBlocks[element.name] ?? addBlock)(element, flow, place);
  }
};

const addNodes = (nodes: Node[], marks: TextMarks, flow: Flow, place: Place): void => {
  for (const node of nodes) {
    if (node.type === 'text') addText(flow.runs, node.data, marks);
    else if (isElement(node)) addElement(node, marks, flow, place);
  }
};

const blocksIn = (element: Element, place: Place): Block[] => {
  const flow: Flow = { blocks: [], runs: [] };
  const here = { ...place, ...alignOf(element) };
  addNodes(element.children, {}, flow, here);
  endParagraph(flow, here);
  return flow.blocks;
};

/** Converts sanitized HTML to plain data for typesetting; pictures are returned separately by key. */
export const readRichText = (sanitizedHtml: string): RichTextTree => {
  const images = new Map<string, Uint8Array>();
  const flow: Flow = { blocks: [], runs: [] };
  addNodes(parseDocument(sanitizedHtml).children, {}, flow, { depth: 0, images });
  endParagraph(flow, { depth: 0, images });
  return { blocks: flow.blocks, images };
};
