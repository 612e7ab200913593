import { Alert, Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { Dialog } from '../dialog/dialog-frame.tsx';
import { uiWords } from '../ui.words.ts';
import { pathTo, type TreeNode } from './nodes.ts';
import { TreePicker } from './tree-picker.tsx';

type Props = {
  title: string;
  label: string;
  nodes: readonly TreeNode[] | undefined;
  /** Nodes that are already chosen and cannot be chosen again. */
  picked: readonly number[];
  /** Nodes that have others below them can be chosen too. */
  anywhere?: boolean;
  onPick: (id: number) => void;
  onClose: () => void;
};

/** A dialog to choose one node of a tree, by default a leaf; nothing is applied before confirmation. */
export const TreePickDialog = (props: Props) => {
  const { title, label, nodes, picked, anywhere = false, onPick, onClose } = props;
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<number>();
  const node = chosen === undefined ? undefined : pathTo(nodes ?? [], chosen)?.at(-1);
  const isSelectable = node !== undefined && (anywhere || node.children.length === 0);
  const isChosenAlready = chosen !== undefined && picked.includes(chosen);
  return (
    <Dialog title={title} size={560} onClose={onClose}>
      <TreePicker
        label={label}
        nodes={nodes}
        ends={!anywhere}
        chosen={chosen === undefined ? [] : [chosen]}
        onChange={([id]) => setChosen(id)}
      />
      {isChosenAlready && (
        <Alert
          role="alert"
          color="red"
          mt="sm"
          icon={<IconAlertTriangle aria-hidden />}
          title={t(uiWords.tree.again)}
        />
      )}
      {node !== undefined && !isSelectable && (
        <Text role="status" size="sm" mt="sm">
          {t(uiWords.tree.onlyEnds, { name: node.label })}
        </Text>
      )}
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onClose}>
          {t(uiWords.cancel)}
        </Button>
        <Button disabled={!isSelectable || isChosenAlready} onClick={() => chosen !== undefined && onPick(chosen)}>
          {t(uiWords.apply)}
        </Button>
      </Group>
    </Dialog>
  );
};
