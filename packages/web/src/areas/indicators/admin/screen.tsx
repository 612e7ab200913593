import { useTranslation } from '../../../platform/i18n.ts';
import { PageHeader } from '../../../ui/page/header.tsx';
import { ButtonLink } from '../../../ui/page/links.tsx';
import { TabsByHash } from '../../../ui/tabs/by-hash.tsx';
import { indicatorWords } from '../dashboard/indicator.words.ts';
import { IndicatorActivation } from './activation.tsx';
import { indicatorAdminWords } from './indicator-admin.words.ts';
import { IndicatorSheets } from './sheets.tsx';

/** Where the figures of indicators come from, and which of them are shown. */
const IndicatorAdminScreen = () => {
  const { t } = useTranslation();
  const title = t(indicatorWords.admin);
  return (
    <>
      <PageHeader
        title={title}
        actions={
          <ButtonLink variant="default" to="/esms/dashboard">
            {t(indicatorAdminWords.toDashboard)}
          </ButtonLink>
        }
      />
      <TabsByHash
        label={title}
        tabs={[
          { key: 'monthly', label: t(indicatorAdminWords.monthly), content: <IndicatorSheets />, stays: true },
          { key: 'indicators', label: t(indicatorAdminWords.management), content: <IndicatorActivation /> },
        ]}
      />
    </>
  );
};

export default IndicatorAdminScreen;
