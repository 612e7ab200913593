import type { Message } from '@portal/contract/safety';
import { instantText } from '../../../platform/formats.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import { actionWords } from './action.words.ts';
import classes from './action-thread.module.css';

type Props = {
  request: Message;
  /** The beginning of the text, shown above the decision. */
  isShort?: boolean;
};

/** The closing request with its files, shown to the person who decides. */
export const ClosingRequestQuote = ({ request, isShort = false }: Props) => {
  const { t } = useTranslation();
  const { author, createdDate, content, attachedFiles } = request;
  const files = attachedFiles.map(({ name }) => name);
  return (
    <figure className={classes.quote} data-short={isShort || undefined}>
      <figcaption>
        {t(actionWords.decision.requestOf, { name: nameOf(author), at: instantText(createdDate) })}
      </figcaption>
      {content !== '' && <blockquote>{content}</blockquote>}
      {files.length > 0 && (
        <p>
          {t(actionWords.decision.requestFiles, { count: files.length })}
          {!isShort && `: ${files.join(', ')}`}
        </p>
      )}
    </figure>
  );
};
