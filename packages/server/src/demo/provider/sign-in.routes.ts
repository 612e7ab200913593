import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors, type Interaction, type InteractionResults as InteractionResult } from 'oidc-provider';
import { languageOf } from '#platform/http/language';
import type { EmbeddedProvider } from './embedded-provider.ts';
import { listChoices } from './provider-accounts.ts';
import { pageHeaders } from './provider-page.ts';
import { endSession } from './provider-sign-out.ts';
import { renderExpiredPage, renderSignInPage } from './sign-in-page.ts';

type SignInRequest = FastifyRequest<{ Params: { uid: string }; Querystring: { q?: string | string[] } }>;

const sendPage = (reply: FastifyReply, status: number, page: string): FastifyReply =>
  reply
    .code(status)
    .headers(pageHeaders(''))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page);

const languageIn = (request: FastifyRequest) => languageOf(request.headers['accept-language']);

/** The request under way that this browser's cookie and the address both name. */
const findInteraction = async (
  { provider }: EmbeddedProvider,
  request: SignInRequest,
  reply: FastifyReply,
): Promise<Interaction | undefined> => {
  try {
    const interaction = await provider.interactionDetails(request.raw, reply.raw);
    return interaction.uid === request.params.uid ? interaction : undefined;
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return undefined;
    throw error;
  }
};

/** Goes back to the authorization endpoint with what was decided here. */
const resume = async (
  reply: FastifyReply,
  interaction: Interaction,
  result: InteractionResult,
): Promise<FastifyReply> => {
  interaction.result = { ...interaction.lastSubmission, ...result };
  await interaction.save(interaction.exp - Math.floor(Date.now() / 1000));
  return reply.redirect(interaction.returnTo, 303);
};

/** Somebody else was signed in here: their session ends before the new one begins. */
const leaveOldSession = async (
  { provider, db }: EmbeddedProvider,
  interaction: Interaction,
  accountId: string,
): Promise<void> => {
  if (interaction.session === undefined || interaction.session.accountId === accountId) return;
  const session = await provider.Session.findByUid(interaction.session.uid);
  if (session) await endSession(db, session);
  interaction.session = undefined;
};

/** A text that can be searched for: one, of a sensible length, which PostgreSQL can hold. */
const textOf = (q: string | string[] | undefined): string =>
  (typeof q === 'string' ? q : '').replaceAll('\0', '').trim().slice(0, 100).toWellFormed();

/**
 * The sign-in page below `/oidc/interaction`. A post counts only with the cookie of the request it answers, which is
 * bound to this address and `SameSite=Lax`, so another site can neither send one nor know the address: that is the
 * protection against forged requests.
 */
export const signInRoutes = (app: FastifyInstance, embedded: EmbeddedProvider): void => {
  const { accounts, company } = embedded;
  const path = '/oidc/interaction/:uid';

  const showChoices = async (
    request: SignInRequest,
    reply: FastifyReply,
    isUnknown: boolean,
  ): Promise<FastifyReply> => {
    const text = textOf(request.query.q);
    const facts = { language: languageIn(request), company, text, isUnknown };
    return sendPage(
      reply,
      isUnknown ? 422 : 200,
      renderSignInPage({ ...facts, accounts: await listChoices(accounts, text) }),
    );
  };

  app.get(path, async (request: SignInRequest, reply) => {
    const interaction = await findInteraction(embedded, request, reply);
    if (!interaction) return sendPage(reply, 400, renderExpiredPage(languageIn(request), company));
    // Asked for by `prompt=consent`; the portal's own client is granted everything anyway.
    if (interaction.prompt.name === 'consent') return resume(reply, interaction, { consent: {} });
    return showChoices(request, reply, false);
  });

  app.post(path, async (request: SignInRequest, reply) => {
    const interaction = await findInteraction(embedded, request, reply);
    if (!interaction) return sendPage(reply, 400, renderExpiredPage(languageIn(request), company));
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    const account = await accounts.findByEmail(textOf(form.get('email') ?? ''));
    if (!account) return showChoices(request, reply, true);
    const accountId = account.id;
    await leaveOldSession(embedded, interaction, accountId);
    return resume(reply, interaction, { login: { accountId } });
  });
};
