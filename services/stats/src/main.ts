import { runService } from '@proximity/common/run-service';
import { configSchema } from './config';
import { start } from './start';

void runService({ name: 'stats', configSchema, opsPort: 9468, start }, process);
