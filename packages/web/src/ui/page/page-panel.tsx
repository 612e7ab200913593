import { IconChevronRight } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from './page-panel.module.css';

type Props = { id: string; heading: string; children: ReactNode };

/** A framed section with its heading; `note` is smaller text next to the heading. */
export const Panel = ({ id, heading, note, children }: Props & { note?: ReactNode }) => (
  <section className={classes.panel} aria-labelledby={id}>
    <h2 id={id} className={classes.heading}>
      {heading}
      {note !== undefined && <span className={classes.note}>{note}</span>}
    </h2>
    {children}
  </section>
);

/** A section with its heading, the number of its entries and a link to all of them. */
export const PageSection = ({ id, heading, count, link, children }: Props & { count?: string; link: ReactNode }) => (
  <section aria-labelledby={id}>
    <div className={classes.top}>
      <h2 className={classes.heading}>
        <span id={id}>{heading}</span>
        {count !== undefined && <span className={classes.count}>{count}</span>}
      </h2>
      {link}
    </div>
    {children}
  </section>
);

type TileProps = LinkProps & { label: string; value?: string };

/** A tile in a panel: a link and a value. */
export const LinkTile = ({ label, value, ...link }: TileProps) => (
  <Link {...link} className={classes.tile}>
    {label}
    <b className={classes.value}>{value}</b>
    <IconChevronRight size={16} aria-hidden />
  </Link>
);
