import { Button, Group, Modal, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { meQuery, useMe } from '../../areas/identity/index.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { here } from '../../platform/navigator.ts';
import { sessionEnded } from '../../platform/session/ended.ts';
import { useFocusBack } from '../../ui/dialog/focus-back.ts';
import { uiWords } from '../../ui/ui.words.ts';
import { signInFailure } from './failure.ts';
import { signInWords } from './sign-in.words.ts';

/** The session is over while a form holds unsaved work: one signs in again without leaving it. */
const SessionEndedDialog = () => {
  const { t } = useTranslation();
  useFocusBack();
  const queryClient = useQueryClient();
  const { employee } = useMe();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  // Loaded before the click: a browser lets a popup open only right after it.
  useEffect(
    () =>
      void import('../../platform/session/oidc.ts').then(({ prepareSignIn }) => prepareSignIn()).catch(() => undefined),
    [],
  );
  const start = async (): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      const { signIn } = await import('../../platform/session/oidc.ts');
      const outcome = await signIn(here(), new AbortController().signal);
      if (outcome !== 'signed-in') return setFailure(t(signInWords.signIn.givenUp));
      const me = await queryClient.fetchQuery({ ...meQuery, staleTime: 0 });
      // Somebody else signed in: nothing of the one before may stay on the screen.
      if (me.employee.id !== employee.id) location.assign('/');
      sessionEnded.clear();
    } catch (error) {
      setFailure(signInFailure(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal
      opened
      onClose={sessionEnded.clear}
      closeOnClickOutside={false}
      title={t(signInWords.sessionEnded.title)}
      closeButtonProps={{ 'aria-label': t(uiWords.close) }}
    >
      <Text>{t(signInWords.sessionEnded.message)}</Text>
      {failure && (
        <Text role="alert" c="red" mt="sm">
          {failure}
        </Text>
      )}
      <Group justify="flex-end" mt="lg">
        <Button data-autofocus loading={busy} onClick={() => void start()}>
          {t(signInWords.signIn.button)}
        </Button>
      </Group>
    </Modal>
  );
};

export default SessionEndedDialog;
