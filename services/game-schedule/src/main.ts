import { runService } from '@proximity/common/run-service';
import { configSchema } from './config';
import { start } from './start';

void runService({ name: 'game-schedule', configSchema, opsPort: 9465, start }, process);
