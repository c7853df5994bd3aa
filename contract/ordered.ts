/** The resources whose records stand in the order that staff give them. No imports: lists of the back office use it. */
export const ORDERED_RESOURCES = ['lineas', 'integrantes', 'convenios'] as const;
export type OrderedResource = (typeof ORDERED_RESOURCES)[number];
