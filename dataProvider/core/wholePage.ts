/** Asks for all records of a list. The data provider reads each list whole; a pagination only selects a part of it. */
export const WHOLE_PAGE = { page: 1, perPage: Number.MAX_SAFE_INTEGER } as const;
