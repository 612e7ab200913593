type Navigate = (href: string) => void;

let navigate: Navigate = (href) => location.assign(href);

/**
 * The app hands its router over, so that a failed call can leave the screen without a page load. Such a move asks
 * nobody: a form keeps its copy and is offered it again.
 */
export const setNavigator = (to: Navigate): void => {
  navigate = to;
};

export const goTo = (href: string): void => navigate(href);

/** Where one is, as a `returnUrl`. */
export const here = (): string => location.pathname + location.search + location.hash;
