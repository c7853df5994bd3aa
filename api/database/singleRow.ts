/** The id of the only row of `inicio` and of `identidad`. */
export const SINGLE_ROW_ID = 1;
