import type { QueryClient } from '@tanstack/react-query';
import { type Menu, menusQuery } from '../areas/identity/index.ts';
import { areas } from '../areas/registry.ts';
import type { HomeCards, WebArea } from '../platform/area.ts';

/** The areas visible to a user with these menus. */
export const visibleAreas = (menus: readonly Menu[]): WebArea[] =>
  areas.filter(({ menu }) => menu === undefined || menus.some(({ name }) => name === menu));

/** The home page waits this long for the rows of its first list, to be rendered once. */
const FIRST_ROWS_MS = 300;

/** Loads the cards of the home page, and starts loading their data. */
export const loadHome = async (queryClient: QueryClient): Promise<HomeCards[]> => {
  const seen = visibleAreas(await queryClient.ensureQueryData(menusQuery));
  const [first] = seen.flatMap(({ home }) => home?.prefetch?.(queryClient) ?? []);
  const cards = seen.map(({ home }) => home?.load());
  await Promise.race([first, new Promise((resolve) => setTimeout(resolve, FIRST_ROWS_MS))]);
  return (await Promise.all(cards)).flatMap((loaded) => loaded ?? []);
};

/** The screens of the areas below a menu, such as those of administrators. */
export const screensUnder = async (name: Menu['name']) =>
  (await Promise.all(areas.map(async ({ menu, screens }) => (menu === name && screens ? screens() : [])))).flat();
