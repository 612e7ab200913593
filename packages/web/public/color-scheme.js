// Runs before the first paint, so that a dark page never flashes white. A file, since the CSP allows no inline script.
(() => {
  let scheme = 'auto';
  try {
    scheme = localStorage.getItem('portal.color-scheme') ?? 'auto';
  } catch {
    // Storage may be blocked; the system's scheme it is.
  }
  const dark = scheme === 'dark' || (scheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
})();
