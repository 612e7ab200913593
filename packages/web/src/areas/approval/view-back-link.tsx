import { Anchor } from '@mantine/core';
import type { DocumentList } from '@portal/contract/approval';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { ListSearch } from './list-search.ts';
import classes from './view.module.css';

/** To the list one came from, at the page and filter it stood at. */
export const ViewBackLink = ({ list, search }: { list: DocumentList; search: ListSearch }) => {
  const { t } = useTranslation();
  return (
    <Anchor
      className={classes.back}
      renderRoot={(props) => <Link {...props} to="/approval/documents/$list" params={{ list }} search={search} />}
    >
      <IconArrowLeft size={16} aria-hidden />
      {t('approval.view.back', { list: t(`lists.title.${list}`) })}
    </Anchor>
  );
};
