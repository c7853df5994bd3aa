/** The pagination of a request for the whole list, which every list is: the data provider reads it at once and cuts it. */
export const WHOLE_PAGE = { page: 1, perPage: Number.MAX_SAFE_INTEGER } as const;
