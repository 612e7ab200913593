/** The props that a form passes to the editor. */
export type RichTextEditorProps = {
  id?: string;
  label: string;
  labelledBy?: string;
  describedBy?: string;
  /** The initial text; later values are ignored, so give a new `key` to restart. */
  value: string;
  invalid?: boolean;
  required?: boolean;
  /** Called when one pauses, and before focus leaves. */
  onChange: (html: string) => void;
  onProblem: (what: EditorProblem) => void;
};

/**
 * Messages of the editor: a file that is no supported picture was added; pictures of a pasted text are missing;
 * something could not be pasted.
 */
export type EditorProblem = 'badImage' | 'lostPictures' | 'pasteFailed';
