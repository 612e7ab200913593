import { type CSSVariablesResolver, createTheme, type MantineTheme } from '@mantine/core';
import { brand, dark, gray, paper, type Scheme, type Status, statuses, statusTokens, tokens } from './colour-tokens.ts';

export type { Status };

export const fontFamily =
  "'Pretendard Variable', Pretendard, -apple-system, 'Apple SD Gothic Neo', 'Noto Sans KR', sans-serif";

/** The colours of a status as CSS variables: `style={{ color: statusColors('ok').ink }}` or `var(--ok)` in CSS. */
export const statusColors = (status: Status): { ink: string; soft: string; line: string } => ({
  ink: `var(--${status})`,
  soft: `var(--${status}-soft)`,
  line: `var(--${status}-line)`,
});

const dialogTitle = { title: { fontSize: 'var(--mantine-h2-font-size)', fontWeight: 600 } };

/** A `<header>` outside the page's landmarks would count as a second banner next to the top bar. */
const headOfDialog = { defaultProps: { role: 'presentation' } };

/** Clears the file input, since a browser fires no event when the same file is chosen again after it was corrected. */
const forgetChosen = ({ currentTarget }: { currentTarget: HTMLInputElement }): void => {
  currentTarget.value = '';
};

/** The only theme: no screen sets a colour, font size or shadow of its own (design, Look). */
export const theme = createTheme({
  primaryColor: 'brand',
  primaryShade: { light: 7, dark: 6 },
  colors: { brand, gray, dark },
  fontFamily,
  // Our font provides Korean letters where these have none.
  fontFamilyMonospace: `ui-monospace, SFMono-Regular, Menlo, Consolas, monospace, ${fontFamily}`,
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '0.9375rem', xl: '1.125rem' },
  lineHeights: { xs: '1.5', sm: '1.55', md: '1.55', lg: '1.55', xl: '1.4' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '8px', xl: '8px' },
  defaultRadius: 'md',
  breakpoints: { xs: '30em', sm: '45em', md: '62em', lg: '75em', xl: '90em' },
  shadows: { xs: 'none', sm: 'none', md: '0 4px 16px rgb(12 15 20 / 0.12)', lg: '0 8px 24px rgb(12 15 20 / 0.16)' },
  headings: {
    fontWeight: '700',
    sizes: {
      h1: { fontSize: '1.375rem', lineHeight: '1.35' },
      h2: { fontSize: '1.0625rem', lineHeight: '1.4' },
      h3: { fontSize: '0.9375rem', lineHeight: '1.45' },
      h4: { fontSize: '0.875rem', lineHeight: '1.5' },
      h5: { fontSize: '0.8125rem', lineHeight: '1.5' },
      h6: { fontSize: '0.75rem', lineHeight: '1.5' },
    },
  },
  focusRing: 'auto',
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    Button: { defaultProps: { size: 'sm' } },
    Modal: { defaultProps: { centered: true, overlayProps: { backgroundOpacity: 0.4 } }, styles: dialogTitle },
    Drawer: { styles: dialogTitle },
    ModalHeader: headOfDialog,
    DrawerHeader: headOfDialog,
    // Options are aligned with the start of the field: centred, they would overflow a phone until their width is known.
    Combobox: { defaultProps: { position: 'bottom-start' } },
    Tooltip: { defaultProps: { withArrow: false, openDelay: 300, events: { hover: true, focus: true, touch: true } } },
    Anchor: { defaultProps: { underline: 'hover' } },
    FileButton: { defaultProps: { inputProps: { onClick: forgetChosen } } },
  },
});

const variablesOf = (scheme: Scheme): Record<string, string> => {
  const own = tokens[scheme];
  const status = statuses.flatMap((name) => {
    const { ink, soft, line } = statusTokens[scheme][name];
    return [
      [`--${name}`, ink],
      [`--${name}-soft`, soft],
      [`--${name}-line`, line],
    ];
  });
  return {
    ...Object.fromEntries(Object.entries({ ...paper, ...own }).map(([name, value]) => [`--${name}`, value])),
    ...Object.fromEntries(status),
    '--mantine-color-text': own.ink,
    '--mantine-color-body': own.surface,
    '--mantine-color-bright': own.ink,
    '--mantine-color-dimmed': own['ink-2'],
    '--mantine-color-placeholder': own['ink-2'],
    '--mantine-color-anchor': own.link,
    '--mantine-color-default': own.surface,
    '--mantine-color-default-hover': own['surface-2'],
    '--mantine-color-default-color': own.ink,
    '--mantine-color-default-border': own.line,
    '--mantine-color-error': statusTokens[scheme].no.ink,
    '--mantine-color-gray-light': statusTokens[scheme].neutral.soft,
    '--mantine-color-red-filled': '#b3261e',
    '--mantine-color-red-filled-hover': '#971f18',
    '--mantine-color-red-light': statusTokens[scheme].no.soft,
    '--mantine-color-red-light-color': statusTokens[scheme].no.ink,
    '--mantine-color-red-outline': statusTokens[scheme].no.ink,
    '--mantine-color-brand-light': statusTokens[scheme].info.soft,
    '--mantine-color-brand-light-color': statusTokens[scheme].info.ink,
    '--mantine-color-brand-outline': own.link,
    '--mantine-primary-color-light': statusTokens[scheme].info.soft,
    '--mantine-primary-color-light-color': statusTokens[scheme].info.ink,
  };
};

export const cssVariables: CSSVariablesResolver = (_theme: MantineTheme) => ({
  variables: { '--top-bar': '56px', '--side-bar': '240px', '--row': '44px', '--page': '1200px', '--beside': '44vw' },
  light: variablesOf('light'),
  dark: variablesOf('dark'),
});
