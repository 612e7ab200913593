import type { MenuName, Words } from '@portal/contract/kernel';
import type { QueryClient } from '@tanstack/react-query';
import type { LinkProps } from '@tanstack/react-router';
import type { ComponentType } from 'react';

/** A screen in the menu and the palette; its label is a function of the present language. */
export type AreaScreen = {
  readonly link: LinkProps;
  readonly label: () => string;
  /** It starts something, such as an application, and is listed among the acts. */
  readonly isAct?: true;
};

type HomeCard = { readonly name: string; readonly Card: ComponentType };

/** The cards of an area on the home page: what waits, other large cards, and small ones at the side. */
export type HomeCards = {
  /** Shown above what waits in all areas. */
  readonly first?: readonly HomeCard[];
  /** Kinds of what waits, each a `WaitingSource`: their rows stand in one list of all areas by urgency. */
  readonly waiting?: readonly HomeCard[];
  /** What waits too, and needs more than a row of that list: a card of its own below it. */
  readonly below?: readonly HomeCard[];
  readonly main?: readonly HomeCard[];
  readonly aside?: readonly HomeCard[];
};

type Hit = { readonly key: string; readonly label: string; readonly description: string };

/** A record that was found, and where it is read. */
export type FoundRecord = Hit & { readonly href: string };

/** A person found, and the card that opens in place. */
export type FoundPerson = Hit & {
  readonly personName: string;
  readonly Card: ComponentType<{ readonly onClose: () => void; readonly onMissing: () => void }>;
};

export type Found = FoundRecord | FoundPerson;

/** The search results of an area: the first hits, and links to its own lists with the search filled in. */
export type FoundOfArea = {
  readonly items: readonly Found[];
  /** Total number, if no list of the area shows them all. */
  readonly total?: number;
  readonly lists: readonly { readonly label: string; readonly count: string; readonly href: string }[];
};

/** The label of a kind of open task of a resigning employee, and what happens to it. */
export type WaitingWorkText = { readonly label: Words; readonly hint: Words };

/** By the kinds that the areas count (`<area>-resignation.ts` of the contract). */
export type WaitingWorkTexts = Readonly<Record<string, WaitingWorkText>>;

/** Rarely used functions of an area, loaded on demand so as not to slow down the first load. */
export type AreaOnDemand = {
  /** Searches its records for the palette. */
  readonly find?: (text: string, signal: AbortSignal) => Promise<readonly Found[]>;
  /**
   * Searches for the page of all results, with as many hits as the area's lists show to the user, under its own
   * heading.
   */
  readonly findAll?: {
    readonly heading: Words;
    readonly find: (text: string, signal: AbortSignal) => Promise<FoundOfArea>;
  };
  /** Its kinds of open tasks of a resigning employee. */
  readonly waitingWork?: WaitingWorkTexts;
};

/**
 * What an area provides to the frame. The frame has a list of areas and knows none by name; large code is loaded on
 * demand.
 */
export type WebArea = {
  /** The menu required to see the area; without one everybody does. */
  readonly menu?: MenuName;
  /** Its link among the areas at the top; without one its screens are in the menu of another area. */
  readonly entry?: { readonly href: string; readonly label: Words };
  readonly screens?: () => Promise<readonly AreaScreen[]>;
  readonly home?: {
    readonly load: () => Promise<HomeCards>;
    /** Starts loading the data of its cards; resolves with the first of them. */
    readonly prefetch?: (queryClient: QueryClient) => Promise<void>;
  };
  /** The name of its folder, whose `help/` has its help pages. */
  readonly help?: string;
  readonly onDemand?: () => Promise<{ readonly onDemand: AreaOnDemand }>;
};
