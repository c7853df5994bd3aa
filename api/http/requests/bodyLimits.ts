import { KB } from '../../../contract/values/sizeText.ts';

/** Bytes of a JSON body. */
export const JSON_MAX_BYTES = 256 * KB;

/** Bytes of a form with JSON in one field: encoding makes it up to three times as long. */
export const ENCODED_JSON_MAX_BYTES = 3 * JSON_MAX_BYTES;
