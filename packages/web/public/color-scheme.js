// Runs before the first paint, so that a dark page never flashes white. A file, since the CSP allows no inline script.
(() => {
  let scheme = 'auto';
  try {
    scheme = localStorage.getItem('portal.color-scheme') ?? 'auto';
  } catch {
    // Storage may be blocked; the system's scheme it is.
  }
  const dark = scheme === 'dark' || (scheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  const root = document.documentElement;
  const ATTRIBUTE = 'data-mantine-color-scheme';
  root.setAttribute(ATTRIBUTE, dark ? 'dark' : 'light');

  // Paper is white: what is printed wears the light colours, whatever the screen does.
  let onScreen = null;
  addEventListener('beforeprint', () => {
    onScreen = root.getAttribute(ATTRIBUTE);
    root.setAttribute(ATTRIBUTE, 'light');
  });
  addEventListener('afterprint', () => {
    if (onScreen !== null) root.setAttribute(ATTRIBUTE, onScreen);
  });
})();
