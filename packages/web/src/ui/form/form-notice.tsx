import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useIntoView } from './attention.ts';
import classes from './form.module.css';

type Props = { title: string; className?: string | undefined; children?: ReactNode };

/** A notice above a form. */
export const Notice = ({ title, className = '', children }: Props) => (
  <Alert
    ref={useIntoView<HTMLDivElement>(title)}
    tabIndex={-1}
    className={`${classes.notice} ${className}`}
    color="red"
    role="alert"
    mb="md"
    icon={<IconAlertTriangle aria-hidden />}
    title={title}
    styles={{ body: { minWidth: 0 } }}
  >
    {children}
  </Alert>
);
