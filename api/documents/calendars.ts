import { resources } from '../../contract/resources/resources.ts';
import { namesWith } from '../../contract/resources/withPart.ts';

/** The resources whose records are in a calendar. */
export const IN_CALENDAR = namesWith(resources, 'inCalendar');
export type InCalendar = (typeof IN_CALENDAR)[number];
