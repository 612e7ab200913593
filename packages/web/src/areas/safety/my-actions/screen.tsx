import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from '../../../platform/i18n.ts';
import { useList } from '../../../ui/list/state.ts';
import { PageHeader } from '../../../ui/page/header.tsx';
import { countsQuery } from '../report/lookups.api.ts';
import { listNames } from './api.ts';
import { myActionWords } from './my-action.words.ts';
import { myActionList } from './search.ts';
import classes from './styles.module.css';
import { MyActionTable } from './table.tsx';

/** What I am to do, what I am informed of, and for the safety office what was requested of others. */
export const MyActionsScreen = () => {
  const { t } = useTranslation();
  const { search } = useList(myActionList);
  const navigate = useNavigate();
  const { data: counts } = useQuery(countsQuery);
  const seesCreated = counts?.can.seeAssigned === true;
  return (
    <>
      <PageHeader wide title={t(myActionWords.title)} />
      <div className={classes.tables}>
        {listNames
          .filter((list) => list !== 'created' || seesCreated)
          .map((list) => (
            <MyActionTable
              key={list}
              list={list}
              pages={search}
              // The other tables stay where they are.
              onPage={(offset) =>
                void navigate({
                  to: '.',
                  search: () => myActionList.read({ ...search, [list]: offset }),
                  resetScroll: false,
                })
              }
            />
          ))}
      </div>
    </>
  );
};
