/** Where the figures of the chosen indicator stand, to which a list above them leads. */
export const DETAIL_ID = 'indicator-detail';
