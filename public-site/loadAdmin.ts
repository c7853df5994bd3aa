/** The only way from the site to the back office, so that a visitor never downloads a byte of it (design §1). */
export const loadAdmin = () => import('../admin/index.tsx');
