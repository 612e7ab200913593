import { Alert, Button, Group, Text } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { instantText } from '../../../platform/formats.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { confirm } from '../../dialog/dialog-confirm.ts';
import { shownName } from '../../files/drop-limits.ts';
import classes from '../form.module.css';
import { formWords } from '../form.words.ts';
import type { LocalCopy } from './local-copy.ts';
import { type CopyStatus, type LastCopy, useLastCopy } from './use-local-copy.ts';

/** How it is stored, as the key of its text. */
const wordsFor = ({ as, withoutFiles }: LastCopy) => {
  if (!withoutFiles || as === 'no-room') return as;
  return as === 'whole' ? 'without-files' : 'without-pictures-and-files';
};

/** Shows that typed text is stored on this device, and since when; announces it if there is no room for it. */
export const LocalCopyNote = ({ status }: { status: CopyStatus }) => {
  const { t } = useTranslation();
  const last = useLastCopy(status);
  const isLost = last?.as === 'no-room';
  return (
    <>
      <span className={classes.kept}>
        {last && !isLost && t(formWords.copy.kept[wordsFor(last)], { time: instantText(last.at).slice(-5) })}
      </span>
      <span role="status">{isLost && t(formWords.copy.kept['no-room'])}</span>
    </>
  );
};

type Props = {
  copy: {
    available: (LocalCopy<unknown> & { files: readonly File[] }) | undefined;
    replaces: () => boolean;
    take: () => void;
    drop: () => void;
  };
};

/** Offers what was typed before a crash or a closed tab. */
export const CopyOffer = ({ copy: { available, replaces, take, drop } }: Props) => {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const isAvailable = available !== undefined;
  // After a reload the page is scrolled to where it was, and the fields there are empty.
  useEffect(() => {
    if (isAvailable) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isAvailable]);
  if (available === undefined) return null;
  const stored = available.files.map(shownName);
  const lost = available.chosenFiles.filter((name) => !stored.includes(name));
  const goOn = async (): Promise<void> => {
    const question = { title: t(formWords.copy.askTitle), message: t(formWords.copy.ask) };
    if (replaces() && !(await confirm({ ...question, confirmLabel: t(formWords.copy.replace), danger: true }))) return;
    take();
  };
  return (
    <Alert
      ref={place}
      color="brand"
      role="status"
      mb="md"
      icon={<IconHistory aria-hidden />}
      title={t(formWords.copy.title)}
    >
      <Text mb="xs">
        {t(formWords.copy.message, { at: instantText(available.savedAt) })}
        {available.withoutPictures && ` ${t(formWords.copy.withoutPictures)}`}
        {stored.length > 0 && ` ${t(formWords.copy.withFiles, { count: stored.length, names: stored.join(', ') })}`}
        {lost.length > 0 && ` ${t(formWords.copy.withoutFiles, { count: lost.length, names: lost.join(', ') })}`}
      </Text>
      <Group gap="xs">
        <Button variant="default" onClick={() => void goOn()}>
          {t(formWords.copy.take)}
        </Button>
        <Button variant="subtle" color="gray" onClick={drop}>
          {t(formWords.copy.drop)}
        </Button>
      </Group>
    </Alert>
  );
};
