/** Entry of the thread that reads, reviews and writes imports. */
import { startReader } from '../../imports/read/readImport.ts';
import { answerCalls } from '../../node/answerCalls.ts';
import type { HostCall } from './HostThread.ts';

answerCalls(async (call: HostCall, progress) => {
  // First: the child process starts while the modules of the host load.
  if (call.name === 'read') startReader();
  const { answer } = await import('./host.ts');
  return answer(call, progress);
});
