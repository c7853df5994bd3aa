import { textOf } from '../values/tolerant.ts';
import type { DraftPart } from './resource.ts';
import { type EditedResource, partsOf } from './resources.ts';
import { PREVIEW_FOLDER } from './siteResources.ts';

export type DraftResource = EditedResource;

/** What the drafts of a resource need. */
export const draftPartOf = (resource: DraftResource): DraftPart => partsOf(resource).draft ?? {};

/** The name of a record from the values of its form; '' for a single record. */
export const draftNameOf = (resource: DraftResource, fields: Readonly<Record<string, unknown>>): string =>
  (draftPartOf(resource).name?.fields ?? [])
    .map((field) => textOf(fields[field]))
    .join(' ')
    .trim();

/** Bytes of the JSON of a form: no less than a call takes. */
export const DRAFT_MAX_BYTES = 262_144;

export const PREVIEW_DAYS = 7;

/** Takes the unsaved identity by POST, as JSON in the field `valores`, and answers the home with it to staff. */
export const IDENTIDAD_PREVIEW_PATH = `${PREVIEW_FOLDER}/identidad`;
export const IDENTIDAD_PREVIEW_FIELD = 'valores';
export const previewLinkPath = (token: string): string => `${PREVIEW_FOLDER}/${token}`;
