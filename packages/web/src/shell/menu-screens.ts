import type { QueryClient } from '@tanstack/react-query';
import { type Menu, menusQuery } from '../areas/identity/index.ts';
import { areas } from '../areas/registry.ts';
import type { HomeCards, WebArea } from '../platform/area.ts';

/** The areas that whoever holds these menus sees. */
export const seenAreas = (menus: readonly Menu[]): WebArea[] =>
  areas.filter(({ menu }) => menu === undefined || menus.some(({ name }) => name === menu));

/** Home is drawn once, with the rows of its first list, where they come as soon as this. */
const FIRST_ROWS_MS = 300;

/** The cards of home; what they show is asked for meanwhile. */
export const loadHome = async (queryClient: QueryClient): Promise<HomeCards[]> => {
  const seen = seenAreas(await queryClient.ensureQueryData(menusQuery));
  const [first] = seen.flatMap(({ home }) => home?.prefetch?.(queryClient) ?? []);
  const cards = seen.map(({ home }) => home?.load());
  await Promise.race([first, new Promise((resolve) => setTimeout(resolve, FIRST_ROWS_MS))]);
  return (await Promise.all(cards)).flatMap((loaded) => loaded ?? []);
};

/** The screens of the areas under a menu, such as those of administrators. */
export const screensUnder = async (name: Menu['name']) =>
  (await Promise.all(areas.map(async ({ menu, screens }) => (menu === name && screens ? screens() : [])))).flat();
