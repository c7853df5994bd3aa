import { z } from 'zod';
import { withSuccess } from '../fields/envelope.ts';

/** The configured public address; null if PUBLIC_URL is not set. */
export const direccion = withSuccess({ public_url: z.string().nullable() });
