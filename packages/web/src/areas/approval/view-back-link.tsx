import { Anchor } from '@mantine/core';
import type { DocumentList } from '@portal/contract/approval';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link, linkOptions } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { ListSearch } from './list-search.ts';
import classes from './view.module.css';

type Props = { list: DocumentList; search: ListSearch; linkedDocId: number | undefined };

const toList = ({ list, search }: Props) => linkOptions({ to: '/approval/documents/$list', params: { list }, search });

const toParent = (id: number) => linkOptions({ to: '/approval/documents/view/$id', params: { id: String(id) } });

/** To the document one came through, or to the list one came from, at the page and filter it stood at. */
export const ViewBackLink = (props: Props) => {
  const { list, linkedDocId } = props;
  const { t } = useTranslation();
  return (
    <Anchor
      className={classes.back}
      renderRoot={(root) => <Link {...root} {...(linkedDocId === undefined ? toList(props) : toParent(linkedDocId))} />}
    >
      <IconArrowLeft size={16} aria-hidden />
      {linkedDocId === undefined
        ? t('approval.view.back', { list: t(`lists.title.${list}`) })
        : t('approval.view.backToParent')}
    </Anchor>
  );
};
