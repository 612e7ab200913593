type Navigate = (href: string) => void;

let navigate: Navigate = (href) => location.assign(href);

/**
 * Stores the router, so that a failed call can navigate without a page load. No question is asked: a form keeps its
 * local copy and offers it again.
 */
export const setNavigator = (to: Navigate): void => {
  navigate = to;
};

export const goTo = (href: string): void => navigate(href);

/** Where one is, as a `returnUrl`. */
export const here = (): string => location.pathname + location.search + location.hash;
