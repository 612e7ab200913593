import { boolean, endpoint, integer, list, menuNames, object, oneOf, optional, text } from '@portal/contract/kernel';
import { levels } from './menu.rules.ts';

export const permission = object({ name: oneOf(...levels) });

/** A level that somebody holds, and on which menu. */
export const heldPermission = object({ menu: oneOf(...menuNames), name: oneOf(...levels) });

export const menuItem = object({ id: integer(1, 99), name: oneOf(...menuNames), path: text(100) });

/** What the web needs before anyone has signed in; no secret is in it. */
export const portalConfig = object({
  companyName: object({ ko: text(100), en: text(100) }),
  oidc: object({ authority: text(500), clientId: text(200), scope: text(500) }),
  graphBaseUrl: text(500),
  /** A person's own profile page at the office. */
  profileUrl: text(500),
  embedOrigins: list(text(500)),
  /** Domain of the company's mail addresses, which a new employee's address begins with; empty: none. */
  mailDomain: text(100),
  demo: boolean(),
  selfApproval: oneOf('everyone', 'granted'),
  upload: object({ maxBytes: integer(1, 2_147_483_647), blockedExtensions: list(text(20)) }),
});

export const getConfig = endpoint({
  method: 'GET',
  path: '/api/config',
  summary: 'What the web needs before sign-in',
  access: 'public',
  reply: portalConfig,
});

export const health = object({ status: oneOf('ok', 'starting', 'stopping') });

export const getHealth = endpoint({
  method: 'GET',
  path: '/api/health',
  summary: 'The process lives',
  access: 'public',
  reply: health,
});

export const getReadiness = endpoint({
  method: 'GET',
  path: '/api/health/ready',
  summary: 'The server can serve; 503 before that and while it stops',
  access: 'public',
  reply: health,
});

export const listPermissions = endpoint({
  method: 'GET',
  path: '/api/permissions',
  summary: "The caller's levels on a menu, highest first; Approval without `menu`",
  access: 'signed-in',
  query: object({ menu: optional(oneOf(...menuNames)) }),
  reply: list(permission),
});

export const listMenus = endpoint({
  method: 'GET',
  path: '/api/permissions/menu',
  summary: 'The menus the caller holds',
  access: 'signed-in',
  reply: list(menuItem),
});
