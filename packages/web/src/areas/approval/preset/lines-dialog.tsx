import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { confirm } from '../../../ui/dialog/confirm.ts';
import { Dialog } from '../../../ui/dialog/frame.tsx';
import type { Form } from '../../../ui/form/state.ts';
import { notifySuccess } from '../../../ui/toast/notify.ts';
import { uiWords } from '../../../ui/ui.words.ts';
import { bodyOf, type DocumentForm } from '../write/form.ts';
import { namedLineCalls, namedLinesQuery } from './api.ts';
import { PresetList } from './list.tsx';
import { PresetPeople } from './people.tsx';
import { presetWords } from './preset.words.ts';
import { PresetSaveForm } from './save-form.tsx';
import { losesPeople, takenWords, withPeople } from './take.ts';

type Props = {
  mode: 'use' | 'save';
  form: Form<DocumentForm>;
  onClose: () => void;
  /** Who did not come along, or went for it. */
  onTold: (words: string) => void;
};

/** One's own lines of approval: taking one up, or keeping the one that was chosen. */
const NamedLinesDialog = ({ mode, form, onClose, onTold }: Props) => {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const { lines = [], referrers = [] } = bodyOf(form.current());
  return (
    <Dialog title={t(presetWords.namedLine[mode])} size={640} closeOnEscape={!asking} onClose={onClose}>
      {mode === 'save' ? (
        <PresetSaveForm
          kind="namedLine"
          query={namedLinesQuery}
          calls={namedLineCalls}
          bodyOf={(name) => ({ name, lines, referrers })}
          onDone={onClose}
          onCancel={onClose}
          cancelLabel={t(uiWords.cancel)}
        />
      ) : (
        <PresetList
          kind="namedLine"
          query={namedLinesQuery}
          calls={namedLineCalls}
          onAsking={setAsking}
          onUse={async (preset) => {
            const taken = withPeople(form.current(), preset);
            const question = { title: t(presetWords.namedLine.askTitle), message: t(presetWords.namedLine.ask) };
            const isAsked = losesPeople(form.current(), taken.form);
            if (isAsked && !(await confirm({ ...question, confirmLabel: t(presetWords.replace) }))) return;
            form.patch({ lines: taken.form.lines, referrers: taken.form.referrers });
            onClose();
            notifySuccess(t(presetWords.namedLine.taken));
            const words = takenWords(preset, taken);
            if (words !== undefined) onTold(words);
          }}
        >
          {(preset) => <PresetPeople line={preset} />}
        </PresetList>
      )}
    </Dialog>
  );
};

export default NamedLinesDialog;
