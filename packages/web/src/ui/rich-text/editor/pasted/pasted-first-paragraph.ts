import { Slice } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';

/** What is pasted into an empty paragraph takes its place: joined to it, a centred title would lose its centre. */
export const keepFirstParagraph = (slice: Slice, { state }: EditorView): Slice => {
  const { parent } = state.selection.$from;
  const isEmpty = parent.isTextblock && parent.content.size === 0;
  const first = slice.content.firstChild;
  const isStyled = first?.isTextblock === true && first.attrs.textAlign != null;
  return isEmpty && isStyled && slice.openStart === 1 ? new Slice(slice.content, 0, slice.openEnd) : slice;
};
