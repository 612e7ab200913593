import { Kbd, Switch, Table } from '@mantine/core';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { Dialog } from '../dialog/frame.tsx';
import { keysChosen } from './chosen.ts';
import { queueWords } from './queue.words.ts';

type Shown = { key: string; does: string };

/** The keys of the page below, as it stands: each control tells its own. */
const keysOfPage = (): Shown[] =>
  [...document.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')]
    .map((control) => ({
      key: control.getAttribute('aria-keyshortcuts') ?? '',
      does: control.getAttribute('aria-label') ?? control.textContent,
    }))
    .filter(({ key }) => key.length === 1);

/** Which keys there are, and whether those of one letter act. */
const QueueHelp = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation();
  const isOn = useSyncExternalStore(keysChosen.subscribe, keysChosen.get);
  const [ofPage] = useState(keysOfPage);
  const rows = [
    ...ofPage,
    { key: 'Ctrl+Enter', does: t(queueWords.keys.confirm) },
    { key: '?', does: t(queueWords.keys.help) },
  ];
  return (
    <Dialog title={t(queueWords.keys.title)} size="sm" onClose={onClose}>
      <Table withRowBorders={false} verticalSpacing={6} aria-label={t(queueWords.keys.title)}>
        <Table.Thead className="visually-hidden">
          <Table.Tr>
            <Table.Th scope="col">{t(queueWords.keys.key)}</Table.Th>
            <Table.Th scope="col">{t(queueWords.keys.does)}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ key, does }) => (
            <Table.Tr key={key}>
              <Table.Td w={120}>
                <Kbd>{key}</Kbd>
              </Table.Td>
              <Table.Td>{does}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Switch
        mt="md"
        label={t(queueWords.keys.use)}
        description={t(queueWords.keys.useHint)}
        checked={isOn}
        onChange={(event) => keysChosen.set(event.currentTarget.checked)}
      />
    </Dialog>
  );
};

export default QueueHelp;
