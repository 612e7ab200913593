import type { ReactNode } from 'react';
import classes from './start.module.css';

/** A sheet with the approval box at its top right and a stamp in it. */
const LetterOfApproval = () => (
  <>
    <rect x="34" y="10" width="72" height="92" rx="5" className={classes.sheet} />
    <path d="M62 20h36v18H62zM74 20v18M86 20v18" className={classes.stroke} />
    <circle cx="92" cy="31" r="4.500" className={classes.stamp} />
    <path d="M44 52h52M44 62h52M44 72h38" className={classes.faint} />
    <path d="M44 30h12M44 88h20" className={classes.stroke} />
    <path d="m88 92 22-26 7 6-22 26-9 3z" className={classes.pen} />
  </>
);

/** A plain sheet, for a kind that has no picture yet. */
const Sheet = () => (
  <>
    <rect x="34" y="10" width="72" height="92" rx="5" className={classes.sheet} />
    <path d="M44 30h28M44 46h52M44 58h52M44 70h38" className={classes.faint} />
  </>
);

const pictures: Record<string, () => ReactNode> = { 'letter-of-approval': LetterOfApproval };

/** The picture of a category; the title stands below it, so readers skip it. */
export const CategoryPicture = ({ name }: { name: string }) => {
  const Picture = pictures[name] ?? Sheet;
  return (
    <svg className={classes.picture} viewBox="0 0 140 112" aria-hidden="true">
      <Picture />
    </svg>
  );
};
