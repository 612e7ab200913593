import { translate, useTranslation } from '../../../platform/i18n.ts';
import { Dialog } from '../../../ui/dialog/frame.tsx';
import { type ScopeName, scopeTexts } from './scope-texts.ts';
import classes from './styles.module.css';

type Props = { name: ScopeName; onClose: () => void };

/** What the law counts as an accident and the like. */
const ScopeDialog = ({ name, onClose }: Props) => {
  useTranslation();
  const { title, law, intro, items, when } = scopeTexts[name];
  return (
    <Dialog title={translate(title)} size={720} onClose={onClose}>
      <p className={classes.law}>{translate(law)}</p>
      <p>{translate(intro)}</p>
      <ol className={classes.items}>
        {items.map((item) => (
          <li key={item.ko}>{translate(item)}</li>
        ))}
      </ol>
      <p className={classes.when}>{translate(when)}</p>
    </Dialog>
  );
};

export default ScopeDialog;
