import { Alert, Checkbox, Switch } from '@mantine/core';
import { menus } from '@portal/contract/identity';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n.ts';
import { Field } from '../../../ui/form/field.tsx';
import type { Form } from '../../../ui/form/state.ts';
import kit from '../../../ui/form/styles.module.css';
import { type Offer, type PermissionForm, permissionOffers } from './form.ts';
import { permissionWords } from './permission.words.ts';
import classes from './styles.module.css';
import { levelName, menuWord } from './words.ts';

type Props = {
  form: Form<PermissionForm>;
  /** Rights that nobody gives here: one's own that one does not hold. */
  isClosed: (offer: Offer) => boolean;
};

/** One right on offer; a refusal stands below it. */
const OfferField = ({ form, offer, isClosed }: Props & { offer: Offer }) => {
  const { t } = useTranslation();
  const { field, menu, level, wholeMenu } = offer;
  return (
    <Field form={form} name={field}>
      {({ id, value, error, onChange }) => (
        <>
          {wholeMenu ? (
            <Switch
              id={id}
              label={t(permissionWords.form.whole, { menu: menuWord(menu) })}
              checked={value ?? false}
              disabled={isClosed(offer)}
              onChange={onChange}
            />
          ) : (
            <Checkbox
              id={id}
              label={[level, levelName(offer)].filter((part) => part !== '').join(' · ')}
              checked={value ?? false}
              disabled={isClosed(offer)}
              onChange={onChange}
            />
          )}
          {error !== undefined && (
            <Alert color="red" role="alert" icon={<IconAlertTriangle aria-hidden />}>
              {error}
            </Alert>
          )}
        </>
      )}
    </Field>
  );
};

/** The rights on offer, menu by menu. */
export const PermissionFields = ({ form, isClosed }: Props) => {
  const { t } = useTranslation();
  return permissionOffers.map(({ menu, offers }) => (
    <fieldset key={menu} className={`${classes.menu} ${kit.whole}`}>
      <legend>{menuWord(menu)}</legend>
      <div className={classes.levels}>
        {offers.map((offer) => (
          <OfferField key={offer.field} {...{ form, offer, isClosed }} />
        ))}
      </div>
      {menus[menu].everyone && (
        <p className={classes.hint}>{t(permissionWords.form.everyone, { level: menus[menu].normalLevel })}</p>
      )}
    </fieldset>
  ));
};
