import type { DraftResource } from '../resources/drafts.ts';
import { EDITED_RESOURCES, partsOf } from '../resources/resources.ts';
import type { EndpointName } from './endpoints.ts';

/**
 * The calls whose body may name a draft to publish, as `borrador_id`. The record takes the draft's file, unless another one is sent or
 * `borrador_archivo` is 0, and the draft is deleted. If `borrador_version` is not the draft's version, the answer is 409 with `borrador`. Not
 * in the rows of endpoints.ts, which the public bundle carries.
 */
export const PUBLISHING_CALLS: Readonly<Partial<Record<EndpointName, DraftResource>>> = Object.fromEntries(
  EDITED_RESOURCES.flatMap((resource) => {
    const { add, update } = partsOf(resource).calls;
    return [add, update].flatMap((call) => (call === undefined ? [] : [[call, resource] as const]));
  }),
);
