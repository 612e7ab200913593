import type { MenuName } from '@portal/contract/kernel';
import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { menusQuery, meQuery } from '../areas/identity/index.ts';
import { portalConfig } from '../platform/config.ts';
import { translate } from '../platform/i18n.ts';
import { withReturnUrl } from '../platform/return-url.ts';
import { isSignedIn } from '../platform/session/current-tokens.ts';
import { notifyParent } from '../platform/session/embedded.ts';
import { notifyError } from '../ui/dialog/toast-notify.ts';
import { shellWords } from './shell.words.ts';

/** Screens that need no sign-in. */
const isOpen = (path: string): boolean => /^\/(login(\/callback|\/silent)?|logout|maintenance)\/?$/.test(path);

/** Redirects a user who is not signed in from any other address to the sign-in, and back afterwards. */
export const requireSignedIn = async (pathname: string, href: string): Promise<void> => {
  if (isOpen(pathname) || isSignedIn()) return;
  await portalConfig();
  notifyParent('not_logged_in');
  throw redirect({ href: withReturnUrl('/login', href), replace: true });
};

/** Loads the data of the frame: settings, user and menus. */
export const loadFrame = async (queryClient: QueryClient, pathname: string): Promise<void> => {
  if (isOpen(pathname)) return void (await portalConfig());
  await Promise.all([portalConfig(), queryClient.ensureQueryData(meQuery), queryClient.ensureQueryData(menusQuery)]);
};

/** A user without the menu is told so and redirected to the home page (rules/identity.md#sign-in). */
export const requireMenu = async (queryClient: QueryClient, name: MenuName): Promise<void> => {
  const menus = await queryClient.ensureQueryData(menusQuery);
  if (menus.some((menu) => menu.name === name)) return;
  notifyError(translate(shellWords.accessDenied));
  throw redirect({ to: '/', replace: true });
};
