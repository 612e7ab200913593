import type { MenuName, Words } from '@portal/contract/kernel';
import type { QueryClient } from '@tanstack/react-query';
import type { LinkProps } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { WordSource } from './i18n.ts';

/** A screen that a menu and the palette lead to; its label is asked for in the language of the moment. */
export type AreaScreen = { readonly link: LinkProps; readonly label: () => string };

type HomeCard = { readonly name: string; readonly Card: ComponentType };

/** What an area puts on home: what waits for somebody before all else, other large cards, and small ones at the side. */
export type HomeCards = {
  readonly waiting?: readonly HomeCard[];
  readonly main?: readonly HomeCard[];
  readonly aside?: readonly HomeCard[];
};

/** Something that the palette found. */
export type Found = {
  readonly key: string;
  readonly label: string;
  readonly description: string;
  readonly href: string;
};

/**
 * What an area tells the frame around it. The frame lists areas and knows none by name; what is heavy comes when it is
 * first needed.
 */
export type WebArea = {
  /** The menu whose holders see the area; without one everybody does. */
  readonly menu?: MenuName;
  /** Its place among the areas at the top; without one its screens stand in the menu of another area. */
  readonly entry?: { readonly href: string; readonly label: Words };
  readonly words: WordSource;
  readonly screens?: () => Promise<readonly AreaScreen[]>;
  readonly home?: {
    readonly load: () => Promise<HomeCards>;
    /** Asks for what the cards show, before they are there. */
    readonly prefetch?: (queryClient: QueryClient) => Promise<void>;
  };
  /** Records that hold the text, for the palette. */
  readonly find?: (text: string, signal: AbortSignal) => Promise<readonly Found[]>;
};
