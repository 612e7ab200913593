import { IconLogout } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { localStore } from '../../platform/device/storage.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { holdsUnsavedWork } from '../../platform/unsaved/held.ts';
import { hasLocalWork } from '../../platform/unsaved/local-work.ts';
import { confirm } from '../../ui/dialog/confirm.ts';
import { ButtonLink } from '../../ui/page/links.tsx';
import { signInWords } from './sign-in.words.ts';

/** Signing out takes what was not saved off this machine: whoever has such work, in whatever window, is asked first. */
export const SignOutLink = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const ask = async (event: MouseEvent): Promise<void> => {
    // A form on this screen asks for itself.
    if (holdsUnsavedWork() || !hasLocalWork(localStore)) return;
    event.preventDefault();
    const title = t(signInWords.signOut);
    const goes = await confirm({ title, message: t(signInWords.signOutForgets), confirmLabel: title, danger: true });
    if (goes) await navigate({ to: '/logout', state: { signsOut: true } });
  };
  return (
    <ButtonLink
      to="/logout"
      state={{ signsOut: true }}
      variant="default"
      fullWidth
      leftSection={<IconLogout size={16} />}
      onClick={(event) => void ask(event)}
    >
      {t(signInWords.signOut)}
    </ButtonLink>
  );
};
