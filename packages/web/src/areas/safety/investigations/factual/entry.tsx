import { Button, Group } from '@mantine/core';
import type { Factual } from '@portal/contract/safety';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { dayText } from '../../../../platform/formats.ts';
import { useTranslation } from '../../../../platform/i18n.ts';
import { confirm } from '../../../../ui/dialog/confirm.ts';
import { fullName } from '../../../../ui/person/words.ts';
import { notifyError, notifySuccess } from '../../../../ui/toast/notify.ts';
import { uiWords } from '../../../../ui/ui.words.ts';
import { factualFiles } from '../../cases/evidence/calls.ts';
import { EvidenceFiles } from '../../cases/evidence/files.tsx';
import classes from '../../cases/styles.module.css';
import { reportViewWords } from '../../view/report-view.words.ts';
import { investigationPartsWords } from '../investigation-parts.words.ts';
import { deleteMutation } from './api.ts';

const useRemoving = (id: number, entry: Factual) => {
  const { t } = useTranslation();
  const { mutate, isPending } = useMutation({
    ...deleteMutation,
    onSuccess: () => notifySuccess(t(investigationPartsWords.factual.deleted)),
    onError: ({ message }) => notifyError(t(investigationPartsWords.factual.notDeleted, { message })),
  });
  const remove = async (): Promise<void> => {
    const sure = await confirm({
      title: t(investigationPartsWords.factual.deleteTitle),
      message: t(investigationPartsWords.factual.deleteMessage, { name: entry.title }),
      confirmLabel: t(uiWords.delete),
      danger: true,
    });
    if (sure) mutate({ id, entry });
  };
  return { remove, isPending };
};

type Props = { investigationId: number; entry: Factual; onChange: () => void };

/** An entry of what was found out, with its evidence; its manager changes and deletes it. */
export const FactualEntry = ({ investigationId, entry, onChange }: Props) => {
  const { t } = useTranslation();
  const { title, description, manager, loggedDate, can, attachedFiles } = entry;
  const { remove, isPending } = useRemoving(investigationId, entry);
  return (
    <article className={classes.entry} aria-label={title}>
      <div className={classes.head}>
        <h3>{title}</h3>
        <Group gap="xs">
          {can.change === true && (
            <Button
              variant="default"
              size="xs"
              leftSection={<IconPencil size={14} aria-hidden />}
              aria-label={t(investigationPartsWords.factual.changeOne, { name: title })}
              onClick={onChange}
            >
              {t(reportViewWords.act.change)}
            </Button>
          )}
          {can.delete === true && (
            <Button
              variant="default"
              size="xs"
              leftSection={<IconTrash size={14} aria-hidden />}
              aria-label={t(investigationPartsWords.factual.deleteOne, { name: title })}
              loading={isPending}
              onClick={() => void remove()}
            >
              {t(uiWords.delete)}
            </Button>
          )}
        </Group>
      </div>
      <p className={classes.who}>{`${fullName(manager)} · ${dayText(loggedDate)}`}</p>
      <p className={classes.plain}>{description}</p>
      <EvidenceFiles
        files={attachedFiles}
        calls={factualFiles(investigationId, entry.id)}
        changes={can.change === true}
      />
    </article>
  );
};
