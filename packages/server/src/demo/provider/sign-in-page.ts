import type { Language } from '@portal/contract/kernel';
import type { SignInAccount } from './provider-accounts.ts';
import { type Html, html } from './provider-html.ts';
import { messages } from './provider-messages.ts';
import { type CompanyName, renderPage } from './provider-page.ts';

type Say = (typeof messages)[Language];

const viewAccount = (account: SignInAccount, language: Language): Html => html`<li>
<button class="account" name="email" value="${account.email}">
<span><strong>${account.name}</strong> <span class="where">${[account.position, account.departmentName].filter(Boolean).join(' · ')}</span></span>
<span class="email">${account.email}</span>
${account.hint ? html`<span class="hint">${account.hint[language]}</span>` : undefined}
</button>
</li>`;

const viewSearch = (say: Say, text: string): Html => html`<form method="get" role="search">
<label for="q">${say.searchLabel}</label>
<div class="search">
<input id="q" name="q" type="search" value="${text}" maxlength="100" autocomplete="off" spellcheck="false">
<button class="button">${say.search}</button>
</div>
</form>`;

const viewChoices = (say: Say, accounts: readonly SignInAccount[], language: Language): Html =>
  accounts.length === 0
    ? html`<p role="status">${say.none}</p>`
    : html`<form method="post"><ul>${accounts.map((account) => viewAccount(account, language))}</ul></form>`;

/** The page where a person of the demo company is chosen. */
export const renderSignInPage = ({
  language,
  company,
  text,
  accounts,
  isUnknown,
}: {
  language: Language;
  company: CompanyName;
  text: string;
  accounts: readonly SignInAccount[];
  isUnknown: boolean;
}): string => {
  const say = messages[language];
  const body = html`<h1>${say.signIn}</h1>
<p>${say.signInAs}</p>
${isUnknown ? html`<p role="alert">${say.unknownAccount}</p>` : undefined}
${viewSearch(say, text)}
<h2>${text === '' ? say.accounts : say.found}</h2>
${viewChoices(say, accounts, language)}
${text === '' ? undefined : html`<p><a href="?">${say.showAll}</a></p>`}`;
  return renderPage({ language, company, title: say.signIn, body });
};

/** A request that cannot be taken up: its cookie or record is gone. */
export const renderExpiredPage = (language: Language, company: CompanyName): string => {
  const say = messages[language];
  const body = html`<h1>${say.expired}</h1>
<p>${say.expiredHelp}</p>
<p><a href="/">${say.toPortal}</a></p>`;
  return renderPage({ language, company, title: say.signIn, body });
};

/** A request that the protocol refuses; the codes are the protocol's own. */
export const renderFailurePage = (
  language: Language,
  company: CompanyName,
  { error, error_description }: { error: string; error_description?: string | undefined },
): string => {
  const say = messages[language];
  const body = html`<h1>${say.failed}</h1>
<p>${[error, error_description].filter(Boolean).join(': ')}</p>
<p><a href="/">${say.toPortal}</a></p>`;
  return renderPage({ language, company, title: say.signIn, body });
};
