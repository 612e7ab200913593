import type { Language } from '@portal/contract/kernel';
import type { KoaContextWithOIDC as Context, CookiesSetOptions, Provider } from 'oidc-provider';
import type { Db } from '#platform/database/pool';
import { languageOf } from '#platform/http/language';
import { html, trusted } from './provider-html.ts';
import { messages } from './provider-messages.ts';
import { type CompanyName, renderPage } from './provider-page.ts';
import { deleteGrants, type ProviderTables } from './provider-records.queries.ts';

export const SIGN_OUT_PATH = '/session/end';
export const sessionCookie: CookiesSetOptions = { httpOnly: true, sameSite: 'lax', path: '/oidc' };

type SignedInSession = InstanceType<Provider['Session']>;

/** Ends a session with all that was granted in it. */
export const endSession = async (db: Db<ProviderTables>, session: SignedInSession): Promise<void> => {
  const grants = Object.values(session.authorizations ?? {}).flatMap(({ grantId }) => grantId ?? []);
  await deleteGrants(db, grants);
  await session.destroy();
};

const goTo = (ctx: Context, uri: string | undefined, state: string | undefined): void => {
  const target = uri === undefined ? undefined : new URL(uri);
  if (state !== undefined) target?.searchParams.set('state', state);
  ctx.status = 303;
  ctx.redirect(target?.href ?? `/oidc${SIGN_OUT_PATH}/success`);
};

const languageIn = (ctx: Context): Language => languageOf(ctx.get('accept-language'));

const oneOf = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;

/**
 * With nobody signed in there is nothing to end, so the way back is taken at once; the library would send a page that
 * needs a script.
 */
export const skipEmptySignOut =
  (provider: Provider, clientId: string) => async (ctx: Context, next: () => Promise<void>) => {
    if (ctx.method !== 'GET' || ctx.path !== SIGN_OUT_PATH) return next();
    const session = await provider.Session.get(ctx);
    if (session.accountId !== undefined) return next();
    const client = await provider.Client.find(clientId);
    const uri = oneOf(ctx.query.post_logout_redirect_uri);
    const isAllowed = uri !== undefined && client?.postLogoutRedirectUriAllowed(uri) === true;
    goTo(ctx, isAllowed ? uri : undefined, isAllowed ? oneOf(ctx.query.state) : undefined);
  };

const renderQuestion = (language: Language, company: CompanyName, form: string): string => {
  const say = messages[language];
  const body = html`<h1>${say.signOutQuestion}</h1>
${trusted(form)}
<div class="actions">
<button class="button primary" form="op.logoutForm" name="logout" value="yes">${say.signOut}</button>
<a class="button" href="/">${say.stay}</a>
</div>`;
  return renderPage({ language, company, title: say.signOut, body });
};

/**
 * Signs out at once when the request proves with the person's own ID token that it comes from the portal; any other
 * request, which another site could have caused, is asked about.
 */
export const signOutSource =
  (db: Db<ProviderTables>, company: CompanyName, cookieName: string) =>
  async (ctx: Context, form: string): Promise<void> => {
    const { session, params, entities } = ctx.oidc;
    if (session === undefined || entities.IdTokenHint?.payload.sub !== session.accountId) {
      ctx.type = 'html';
      ctx.body = renderQuestion(languageIn(ctx), company, form);
      return;
    }
    await endSession(db, session);
    ctx.cookies.set(cookieName, null, sessionCookie);
    const { post_logout_redirect_uri: uri, state } = (params ?? {}) as Record<string, string | undefined>;
    goTo(ctx, uri, state);
  };

export const signedOutSource =
  (company: CompanyName) =>
  async (ctx: Context): Promise<void> => {
    const language = languageIn(ctx);
    const say = messages[language];
    const body = html`<h1>${say.signedOut}</h1>
<p><a href="/">${say.toPortal}</a></p>`;
    ctx.type = 'html';
    ctx.body = renderPage({ language, company, title: say.signOut, body });
  };
