/** Preloaded into the server by start.ts (`--import`): SIGTERM when npm or its shell has been killed. */
import { onParentExit } from './onParentExit.ts';

onParentExit(() => process.kill(process.pid, 'SIGTERM'));
