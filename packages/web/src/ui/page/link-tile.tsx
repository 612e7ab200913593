import { IconChevronRight } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import classes from './link-tile.module.css';

type Props = LinkProps & { label: string; value?: string };

/** A place to go to with what one finds there. */
export const LinkTile = ({ label, value, ...link }: Props) => (
  <Link {...link} className={classes.tile}>
    {label}
    <b className={classes.value}>{value}</b>
    <IconChevronRight size={16} aria-hidden />
  </Link>
);
