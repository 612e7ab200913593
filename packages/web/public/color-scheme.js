// Runs before the first paint, so that a dark page never flashes white, and before the app, which may not come. A file, since
// the CSP allows no inline script.
(() => {
  const show = (scheme) => document.documentElement.setAttribute('data-mantine-color-scheme', scheme);
  const chosen = () => {
    try {
      return localStorage.getItem('portal.color-scheme');
    } catch {
      // Storage may be blocked; the system's scheme it is.
      return null;
    }
  };
  const showChosen = () => {
    const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    const scheme = chosen();
    show(scheme === 'dark' || scheme === 'light' ? scheme : system);
  };
  showChosen();

  // Where the app itself does not come, nothing of it can say so.
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement)) return;
      document.querySelector('.starting[role=status]')?.remove();
      document.getElementById('not-started')?.removeAttribute('hidden');
    },
    true,
  );

  // Paper is white: what is printed wears the light colours, whatever the screen does.
  addEventListener('beforeprint', () => show('light'));
  // The system may have changed its colours meanwhile, so they are asked for anew.
  addEventListener('afterprint', showChosen);
})();
