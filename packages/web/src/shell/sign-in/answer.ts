import { UserManager } from 'oidc-client-ts';

/** Gives the provider's answer to the window that waits for it; no setting of the provider is needed for that. */
export const passAnswer = async (kind: 'popup' | 'silent'): Promise<void> => {
  const unset = { authority: location.origin, client_id: '', redirect_uri: location.href };
  const manager = new UserManager(unset);
  await (kind === 'popup' ? manager.signinPopupCallback() : manager.signinSilentCallback());
};
