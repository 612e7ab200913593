import {
  boolean,
  endpoint,
  integer,
  list,
  menuNames,
  noReply,
  object,
  oneOf,
  optional,
  text,
} from '@portal/contract/kernel';
import { levels } from './menu.rules.ts';

export const permission = object({ name: oneOf(...levels) });

/** A level that a person has on a menu. */
export const heldPermission = object({ menu: oneOf(...menuNames), name: oneOf(...levels) });

export const menuItem = object({ id: integer(1, 99), name: oneOf(...menuNames), path: text(100) });

/** Settings that the web needs before sign-in; contains no secret. */
export const portalConfig = object({
  companyName: object({ ko: text(100), en: text(100) }),
  oidc: object({ authority: text(500), clientId: text(200), scope: text(500) }),
  graphBaseUrl: text(500),
  /** The account page of the company's identity provider. */
  profileUrl: text(500),
  embedOrigins: list(text(500)),
  /** Mail domain of the company, filled into a new employee's address; may be empty. */
  mailDomain: text(100),
  demo: boolean(),
  selfApproval: oneOf('everyone', 'granted'),
  /**
   * The lowest version of the servers that live: what is new since is sent only once all of them know it. None while it is
   * not known (docs/operations.md).
   */
  lowestVersion: optional(text(50)),
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

/** Parts that are temporarily unavailable while the server answers everything else. */
export const degradations = ['database-writes', 'file-store'] as const;

export type Degradation = (typeof degradations)[number];

export const readiness = object({ ...health.properties, degraded: optional(list(oneOf(...degradations))) });

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
  summary: 'The server can serve, and what of it is degraded; 503 before that and while it stops',
  access: 'public',
  reply: readiness,
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

export const endSession = endpoint({
  method: 'POST',
  path: '/api/session/end',
  summary: "Sign out: the caller's tokens that were issued until now are refused from then on",
  access: 'signed-in',
  status: 204,
  reply: noReply,
});

export const deviceKey = object({ key: text(100) });

export const getDeviceKey = endpoint({
  method: 'GET',
  path: '/api/me/device-key',
  summary: "The key, base64url of 32 bytes, with which the caller's browsers encrypt unsaved texts that they keep",
  access: 'signed-in',
  reply: deviceKey,
});
