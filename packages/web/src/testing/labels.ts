type Labelled = HTMLElement & { readonly labels: NodeListOf<HTMLLabelElement> | null };

const FIELDS = [HTMLButtonElement, HTMLInputElement, HTMLOutputElement, HTMLSelectElement, HTMLTextAreaElement];

/**
 * Every look for a name asks many fields for their labels, and jsdom asks each node of the document which field it is the
 * label of, and for that again each node for its id. Only labels that may be the field's are asked here.
 */
export const findLabelsQuickly = (): void => {
  for (const { prototype } of FIELDS as readonly { prototype: Labelled }[]) {
    const slowly = Object.getOwnPropertyDescriptor(prototype, 'labels')?.get;
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      get(this: Labelled) {
        if (!this.isConnected || this.getAttribute('type') === 'hidden') return slowly?.call(this);
        const labels = [...this.ownerDocument.getElementsByTagName('label')];
        return labels.filter((label) => ['', this.id].includes(label.htmlFor) && label.control === this);
      },
    });
  }
};
