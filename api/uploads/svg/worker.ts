/** Entry of the worker thread that sanitizes SVGs, one after another. */
import { answerCalls } from '../../node/answerCalls.ts';
import { sanitizeSvg } from './sanitizeSvg.ts';

answerCalls(async (bytes: Uint8Array) => new TextEncoder().encode(sanitizeSvg(Buffer.from(bytes))));
