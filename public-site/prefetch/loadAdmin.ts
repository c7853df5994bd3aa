/** The only import of the back office: a lazy chunk that visitors never download. */
export const loadAdmin = () => import('../../admin/index.tsx');
