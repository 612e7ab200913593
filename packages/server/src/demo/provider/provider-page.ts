import { hash } from 'node:crypto';
import type { Language } from '@portal/contract/kernel';
import { FONT_STYLE_PATH } from './font.routes.ts';
import { type Html, html, renderHtml, trusted } from './provider-html.ts';
import { pageStyle } from './provider-page-style.ts';

export type CompanyName = Record<Language, string>;

/** A whole page without any script; its own style is named by its hash in the policy. */
export const renderPage = ({
  language,
  title,
  company,
  body,
}: {
  language: Language;
  title: string;
  company: CompanyName;
  body: Html;
}): string =>
  renderHtml(html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${company[language]}</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="${FONT_STYLE_PATH}">
<style>${trusted(pageStyle)}</style>
</head>
<body>
<main>
<p class="company"><img src="/favicon.svg" alt="">${company[language]}</p>
${body}
</main>
</body>
</html>
`);

const STYLE_HASH = `'sha256-${hash('sha256', pageStyle, 'base64')}'`;

/**
 * Headers of everything below `/oidc`. The authorization endpoint alone may stand in a frame, and only in one of the
 * portal itself: the silent renewal runs there.
 */
export const pageHeaders = (path: string): Record<string, string> => {
  const isFramed = path === '/auth' || path.startsWith('/auth/');
  return {
    'content-security-policy': [
      "default-src 'none'",
      `style-src 'self' ${STYLE_HASH}`,
      "font-src 'self'",
      "img-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
    ].join('; '),
    'x-frame-options': isFramed ? 'SAMEORIGIN' : 'DENY',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  };
};
