import type { EndpointName } from '../calls/endpoints.ts';
import type { DraftPart } from './resource.ts';
import { EDITED_RESOURCES, type EditedResource, partsOf } from './resources.ts';

export type DraftResource = EditedResource;

/** What the drafts of a resource need. */
export const draftPartOf = (resource: DraftResource): DraftPart => partsOf(resource).draft ?? {};

/** Bytes of the JSON of a form. */
export const DRAFT_MAX_BYTES = 200_000;

export const PREVIEW_DAYS = 7;

/** The folder of preview links. It is not that of preview images, which robots read. */
export const PREVIEW_FOLDER = '/borrador';
/** Takes the unsaved identity by POST, as JSON in the field `valores`, and answers the home with it to staff. */
export const IDENTIDAD_PREVIEW_PATH = `${PREVIEW_FOLDER}/identidad`;
export const IDENTIDAD_PREVIEW_FIELD = 'valores';
export const previewLinkPath = (token: string): string => `${PREVIEW_FOLDER}/${token}`;

/**
 * The calls whose body may name a draft to publish, as `borrador_id`. The record takes the draft's file, unless another one is sent or
 * `borrador_archivo` is 0, and the draft is deleted. Not in the rows of endpoints.ts, which the public bundle carries.
 */
export const PUBLISHING_CALLS: Readonly<Partial<Record<EndpointName, DraftResource>>> = Object.fromEntries(
  EDITED_RESOURCES.flatMap((resource) => {
    const { add, update } = partsOf(resource).calls;
    return [add, update].flatMap((call) => (call === undefined ? [] : [[call, resource] as const]));
  }),
);
