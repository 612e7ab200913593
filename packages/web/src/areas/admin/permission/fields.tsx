import { Alert, Checkbox, Switch } from '@mantine/core';
import { menus } from '@portal/contract/identity';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { FieldErrors } from '../../../ui/record-form/messages.ts';
import form from '../../../ui/record-form/styles.module.css';
import { type Offer, type PermissionForm, permissionOffers } from './form.ts';
import classes from './styles.module.css';
import { levelName, menuWord } from './words.ts';

type OfferProps = { offer: Offer; checked: boolean; error: string | undefined; onFlip: () => void };

/** One right on offer; a refusal stands below it. */
const OfferField = ({ offer, checked, error, onFlip }: OfferProps) => {
  const { t } = useTranslation();
  const { menu, level, wholeMenu } = offer;
  return (
    <>
      {wholeMenu ? (
        <Switch label={t('adminForm.permission.whole', { menu: menuWord(menu) })} checked={checked} onChange={onFlip} />
      ) : (
        <Checkbox
          label={[level, levelName(offer)].filter((part) => part !== '').join(' · ')}
          checked={checked}
          onChange={onFlip}
        />
      )}
      {error !== undefined && (
        <Alert color="red" role="alert" icon={<IconAlertTriangle aria-hidden />}>
          {error}
        </Alert>
      )}
    </>
  );
};

type Props = {
  flags: PermissionForm;
  errors: FieldErrors<PermissionForm>;
  onChange: (change: PermissionForm) => void;
};

/** The rights on offer, menu by menu. */
export const PermissionFields = ({ flags, errors, onChange }: Props) => {
  const { t } = useTranslation();
  return permissionOffers.map(({ menu, offers }) => (
    <fieldset key={menu} className={`${classes.menu} ${form.whole}`}>
      <legend>{menuWord(menu)}</legend>
      <div className={classes.levels}>
        {offers.map((offer) => (
          <OfferField
            key={offer.field}
            offer={offer}
            checked={flags[offer.field] ?? false}
            error={errors[offer.field]}
            onFlip={() => onChange({ [offer.field]: !flags[offer.field] })}
          />
        ))}
      </div>
      {menus[menu].everyone && (
        <p className={classes.hint}>{t('adminForm.permission.everyone', { level: menus[menu].normalLevel })}</p>
      )}
    </fieldset>
  ));
};
