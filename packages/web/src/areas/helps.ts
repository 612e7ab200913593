import type { HelpPages } from '../platform/help.ts';

const found = import.meta.glob<HelpPages>('./*/help/index.ts', { import: 'help' });

/** What an area tells of its use. It comes late, so that no screen loads where it comes from. */
export const loadHelp = (area: string): Promise<HelpPages> => {
  const bring = found[`./${area}/help/index.ts`];
  if (!bring) throw new Error(`the area ${area} has no help`);
  return bring();
};
