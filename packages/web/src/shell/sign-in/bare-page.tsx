import type { ReactNode } from 'react';
import { knownConfig } from '../../platform/config.ts';
import { currentLanguage } from '../../platform/i18n.ts';
import classes from './bare-page.module.css';

type Props = { title: string; message?: string; children?: ReactNode };

/** A page without the frame: sign-in, maintenance, a portal that could not start. */
export const BarePage = ({ title, message, children }: Props) => (
  <main className={classes.page} id="content">
    <div className={classes.card}>
      <p className={classes.company}>{knownConfig()?.companyName[currentLanguage()]}</p>
      <h1 className={classes.title}>{title}</h1>
      {message && <p className={classes.message}>{message}</p>}
      {children}
    </div>
  </main>
);
