import type { Element } from './office-xml.ts';

/** Fields that show the author or path of a document, and document properties of all kinds. */
const TELLING =
  /^\s*(?:AUTHOR|LASTSAVEDBY|USERNAME|USERINITIALS|USERADDRESS|FILENAME|TEMPLATE|DOCPROPERTY|DOCVARIABLE|INFO)\b/i;
const PEOPLE = /creator|lastModifiedBy|Manager|Company/i;

type Span = { kind: 'field' | 'fldSimple' | 'sdt'; instruction: string; isResult: boolean; isTelling: boolean };

const said = ({ attributes }: Element, local: string): string =>
  Object.values(attributes).find((attribute) => attribute.local === local)?.value ?? '';

/** Follows the texts of a part and detects when a text is the result of such a field. */
export const createFieldWatch = () => {
  const spans: Span[] = [];
  const begin = (kind: Span['kind'], isTelling: boolean): void =>
    void spans.push({ kind, instruction: '', isResult: kind !== 'field', isTelling });
  const last = (kind: Span['kind']): Span | undefined => spans.findLast((span) => span.kind === kind);
  const end = (kind: Span['kind']): void => {
    const at = spans.findLastIndex((span) => span.kind === kind);
    if (at >= 0) spans.splice(at, 1);
  };
  const showResult = (): void => {
    const field = last('field');
    if (!field) return;
    field.isResult = true;
    field.isTelling = TELLING.test(field.instruction);
  };
  return {
    opens: (element: Element): void => {
      const kind = element.local === 'fldChar' ? said(element, 'fldCharType') : element.local;
      if (kind === 'begin') begin('field', false);
      else if (kind === 'separate') showResult();
      else if (kind === 'end') end('field');
      else if (kind === 'fldSimple') begin('fldSimple', TELLING.test(said(element, 'instr')));
      else if (kind === 'sdt') begin('sdt', false);
      else if (kind === 'dataBinding' && PEOPLE.test(said(element, 'xpath'))) {
        const control = last('sdt');
        if (control) control.isTelling = true;
      }
    },
    closes: (local: string): void => {
      if (local === 'fldSimple' || local === 'sdt') end(local);
    },
    instructs: (text: string): void => {
      const field = last('field');
      if (field && !field.isResult) field.instruction += text;
    },
    isTelling: (): boolean => spans.some(({ isTelling, isResult }) => isTelling && isResult),
  };
};
