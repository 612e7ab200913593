import { Anchor } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import classes from './back-link.module.css';

type Props = { link: Pick<LinkProps, 'to' | 'params' | 'search' | 'state' | 'hash'>; children: string };

/** The link to the previous page, above the page header. */
export const BackLink = ({ link, children }: Props) => (
  <Anchor className={classes.back} renderRoot={(root) => <Link {...root} {...link} />}>
    <IconArrowLeft size={16} aria-hidden />
    {children}
  </Anchor>
);
