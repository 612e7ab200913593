import classes from './view.module.css';

/** Formatted text as it is shown; `html` is what the server keeps, made ready by `RichTextView`. */
export const Prose = ({ html }: { html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place where the server's sanitized text is shown
  <div className={classes.prose} dangerouslySetInnerHTML={{ __html: html }} />
);
