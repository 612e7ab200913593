import type { MenuName, Words } from '@portal/contract/kernel';
import type { QueryClient } from '@tanstack/react-query';
import type { LinkProps } from '@tanstack/react-router';
import type { ComponentType } from 'react';

/** A screen that a menu and the palette lead to; its label is asked for in the language of the moment. */
export type AreaScreen = {
  readonly link: LinkProps;
  readonly label: () => string;
  /** It begins something, such as an application, and is found under what one can do. */
  readonly isAct?: true;
};

type HomeCard = { readonly name: string; readonly Card: ComponentType };

/** What an area puts on home: what waits for somebody before all else, other large cards, and small ones at the side. */
export type HomeCards = {
  /** What came today and cannot wait: above what waits in any area. */
  readonly first?: readonly HomeCard[];
  readonly waiting?: readonly HomeCard[];
  readonly main?: readonly HomeCard[];
  readonly aside?: readonly HomeCard[];
};

type Hit = { readonly key: string; readonly label: string; readonly description: string };

/** A record that was found, and where it is read. */
export type FoundRecord = Hit & { readonly href: string };

/** Somebody who was found, and the card that opens in place. */
export type FoundPerson = Hit & {
  readonly personName: string;
  readonly Card: ComponentType<{ readonly onClose: () => void; readonly onMissing: () => void }>;
};

export type Found = FoundRecord | FoundPerson;

/** What a search found of an area: its first hits, and its own lists that hold them all, with the search filled in. */
export type FoundOfArea = {
  readonly items: readonly Found[];
  /** How many there are, where no list of the area leads to all of them. */
  readonly total?: number;
  readonly lists: readonly { readonly label: string; readonly count: string; readonly href: string }[];
};

/** How something is called that waits for somebody who is to leave, and what becomes of it. */
export type LeavingText = { readonly label: Words; readonly hint: Words };

/** By the kinds that the areas count (`leaving` of the contract). */
export type LeavingTexts = Readonly<Record<string, LeavingText>>;

/** What an area is asked for now and then; it comes when that first happens, since nobody's first load shall wait for it. */
export type AreaOnDemand = {
  /** Records that hold the text, for the palette. */
  readonly find?: (text: string, signal: AbortSignal) => Promise<readonly Found[]>;
  /** The same for the page of all results, as much as the lists of the area show to whoever asks, under its own heading. */
  readonly findAll?: {
    readonly heading: Words;
    readonly find: (text: string, signal: AbortSignal) => Promise<FoundOfArea>;
  };
  /** What of it may wait for somebody who is to leave the company. */
  readonly leaving?: LeavingTexts;
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
  readonly screens?: () => Promise<readonly AreaScreen[]>;
  readonly home?: {
    readonly load: () => Promise<HomeCards>;
    /** Asks for what the cards show, before they are there; done with the first of it. */
    readonly prefetch?: (queryClient: QueryClient) => Promise<void>;
  };
  /** The name of its folder, in which `help/` tells what it is for and how it is used. */
  readonly help?: string;
  readonly onDemand?: () => Promise<{ readonly onDemand: AreaOnDemand }>;
};
