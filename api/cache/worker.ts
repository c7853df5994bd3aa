/** Entry of the worker thread that renders responses. It has its own database connection. */
import { workerData } from 'node:worker_threads';
import { openPlace } from '../database/open.ts';
import { answerCalls } from '../node/answerCalls.ts';
import { render } from './render.ts';
import type { RenderJob, WorkerOptions } from './renderThread.ts';

const { siteDir, publicUrl, ...place } = workerData as WorkerOptions;
const db = openPlace(place);

answerCalls(({ request, now }: RenderJob) => render({ db, siteDir, publicUrl }, request, now));
