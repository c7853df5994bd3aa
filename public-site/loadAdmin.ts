/** The only import of the back office: a lazy chunk, so visitors never download it. */
export const loadAdmin = () => import('../admin/index.tsx');
