/** All records of a list. Lists are loaded whole, so this costs no more than a page. */
export const ALL_RECORDS = {
  pagination: { page: 1, perPage: 100_000 },
  sort: { field: 'id', order: 'ASC' },
} as const;
