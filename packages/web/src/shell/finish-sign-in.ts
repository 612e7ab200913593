import { finishSignIn } from '../platform/session/oidc.ts';

/**
 * In a popup or iframe of the sign-in: hands the provider's answer to the window that waits for it. An embedded portal
 * that signed in by redirect goes on instead.
 */
export const handOver = async (): Promise<void> => {
  try {
    const returnUrl = await finishSignIn();
    if (returnUrl !== undefined) location.replace(returnUrl);
  } catch (error) {
    document.body.textContent = error instanceof Error ? error.message : '';
  }
};
