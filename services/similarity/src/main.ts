import { runService } from '@proximity/common/run-service';
import { configSchema } from './config';
import { start } from './start';

// faiss' threads would wait for each other busily; read when the native package is loaded, in start().
process.env.OMP_NUM_THREADS ||= '1';

void runService({ name: 'similarity', configSchema, opsPort: 9470, start }, process);
