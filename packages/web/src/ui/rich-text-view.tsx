import classes from './rich-text-view.module.css';

/** Rich text for reading. `html` comes from our server, which keeps only harmless markup; never hand it anything else. */
export const RichTextView = ({ html }: { html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place where the server's sanitized text is shown
  <div className={`${classes.prose} ${classes.view}`} dangerouslySetInnerHTML={{ __html: html }} />
);
