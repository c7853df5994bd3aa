/** Cards in the widest row. At the top of a page their pictures load at once, those below only when they come near. */
export const FIRST_ROW = 3;
