import { fieldsOf, firstId, trimmedText } from '../../contract/values/tolerant.ts';
import { readSchedule } from './schedule.ts';

/** What most records have in answers to staff, beside what visitors read. */
export function readStaffFields(wire: unknown) {
  const fields = fieldsOf(wire);
  return {
    created_by: trimmedText(fields.created_by),
    updated_by: trimmedText(fields.updated_by),
    version: firstId(fields, 'version'),
    ...readSchedule(wire),
  };
}
