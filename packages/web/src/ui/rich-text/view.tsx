import classes from './view.module.css';

/** Every table scrolls by itself where it is wider than the screen; the server writes its tags in one way. */
const withScrollingTables = (html: string): string =>
  html
    .replaceAll('<table', `<div class="${classes.scroll}" tabindex="0"><table`)
    .replaceAll('</table>', '</table></div>');

/** Rich text for reading. `html` comes from our server, which keeps only harmless markup; never hand it anything else. */
export const RichTextView = ({ html }: { html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place where the server's sanitized text is shown
  <div className={classes.prose} dangerouslySetInnerHTML={{ __html: withScrollingTables(html) }} />
);
