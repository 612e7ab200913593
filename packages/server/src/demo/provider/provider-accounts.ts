import type { Language } from '@portal/contract/kernel';

/** A person who can sign in at the embedded provider. */
export type SignInAccount = {
  /** Names the account for good; its address may change. */
  id: string;
  email: string;
  name: string;
  position: string;
  departmentName: string;
  /** What this person is good for trying out, such as their role. */
  hint?: Record<Language, string>;
};

/**
 * Where the accounts come from. The directory stands after this area, so the application hands these functions in;
 * an account need not be an employee.
 */
export type AccountSource = {
  findAccount: (id: string) => Promise<SignInAccount | undefined>;
  findByEmail: (email: string) => Promise<SignInAccount | undefined>;
  /** Active employees by a part of their name or email, at most 30. */
  searchAccounts: (text: string) => Promise<SignInAccount[]>;
  /** Those shown before anyone searches. */
  listFeatured: () => Promise<SignInAccount[]>;
};

const holds = ({ name, email }: SignInAccount, text: string): boolean =>
  [name, email].some((value) => value.toLowerCase().includes(text.toLowerCase()));

/** The accounts to choose from: the featured ones, or those the text finds among them and among all employees. */
export const listChoices = async (source: AccountSource, text: string): Promise<SignInAccount[]> => {
  const featured = await source.listFeatured();
  if (text === '') return featured;
  const matching = featured.filter((account) => holds(account, text));
  const shown = new Set(matching.map(({ email }) => email.toLowerCase()));
  const others = await source.searchAccounts(text);
  return [...matching, ...others.filter(({ email }) => !shown.has(email.toLowerCase()))];
};
