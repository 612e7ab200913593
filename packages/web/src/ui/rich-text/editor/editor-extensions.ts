import { Extension, type Extensions } from '@tiptap/core';
import { Highlight } from '@tiptap/extension-highlight';
import { Image } from '@tiptap/extension-image';
import { TableCell, TableHeader, TableKit } from '@tiptap/extension-table';
import { TextAlign } from '@tiptap/extension-text-align';
import { TextStyleKit } from '@tiptap/extension-text-style';
import { Plugin } from '@tiptap/pm/state';
import StarterKit from '@tiptap/starter-kit';
import { isSafeLink } from '../link.ts';
import { pictureName, shadeStyle } from '../readable.ts';
import { isEmbedded } from './embed-picture.ts';

/** After Esc the Tab key leaves the editor, also where it would move to the next cell or indent an item. */
const LeaveByTab = Extension.create({
  name: 'leaveByTab',
  addProseMirrorPlugins() {
    let escapePressed = false;
    return [
      new Plugin({
        props: {
          handleDOMEvents: {
            keydown: (_view, { key }) => {
              // Handled here: other extensions are skipped, and the browser moves the focus.
              const leaves = escapePressed && key === 'Tab';
              if (key !== 'Tab' && key !== 'Shift') escapePressed = key === 'Escape';
              return leaves;
            },
            focus: () => {
              escapePressed = false;
              return false;
            },
            mousedown: () => {
              escapePressed = false;
              return false;
            },
          },
        },
      }),
    ];
  },
});

/**
 * Pictures with other addresses and formats are not inserted, since the server would remove them. Their `alt` is
 * removed too: the editor does not show it.
 */
const EmbeddedImage = Image.extend({
  addAttributes() {
    return { ...this.parent?.(), alt: { parseHTML: () => null, renderHTML: () => ({ alt: pictureName() }) } };
  },
  parseHTML: () => [
    { tag: 'img[src]', getAttrs: (image) => (isEmbedded(image.getAttribute('src') ?? '') ? null : false) },
  ],
});

const shade = {
  shade: {
    default: null,
    parseHTML: (cell: HTMLElement) => cell.style.backgroundColor || null,
    renderHTML: (attributes: Record<string, unknown>) =>
      typeof attributes.shade === 'string' ? { style: shadeStyle(attributes.shade) } : {},
  },
};

/** Cells keep a pasted background. */
const ShadedCell = TableCell.extend({
  addAttributes() {
    return { ...this.parent?.(), ...shade };
  },
});
const ShadedHeader = TableHeader.extend({
  addAttributes() {
    return { ...this.parent?.(), ...shade };
  },
});

/** Supports exactly what the server's sanitizer allows (rules/platform.md#text). */
export const richTextExtensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [1, 2, 3, 4] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (href) => isSafeLink(href),
      HTMLAttributes: { target: '_blank', rel: 'noopener noreferrer nofollow' },
    },
  }),
  TextStyleKit.configure({ lineHeight: false }),
  Highlight.configure({ multicolor: true }),
  TextAlign.configure({ types: ['heading', 'paragraph'] }),
  EmbeddedImage.configure({ allowBase64: true }),
  TableKit.configure({ table: { resizable: true, cellMinWidth: 40 }, tableCell: false, tableHeader: false }),
  ShadedCell,
  ShadedHeader,
  LeaveByTab,
];
