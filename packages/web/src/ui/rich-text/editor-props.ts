/** What a form hands the editor. */
export type RichTextEditorProps = {
  id?: string;
  label: string;
  labelledBy?: string;
  describedBy?: string;
  /** The text to begin with; later values are not taken over, give a new `key` to start again. */
  value: string;
  invalid?: boolean;
  required?: boolean;
  /** Called when one pauses, and before focus leaves. */
  onChange: (html: string) => void;
  onTrouble: (what: EditorTrouble) => void;
};

/**
 * What a person is told of: a file that is no picture to embed was chosen, pasted or dropped; pictures stood in a pasted
 * text that did not come with it; something could not be pasted at all.
 */
export type EditorTrouble = 'badImage' | 'lostPictures' | 'pasteFailed';
