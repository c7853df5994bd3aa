/** The cards of the widest row, whose pictures are not lazy at the top of a page. */
export const FIRST_ROW = 3;
