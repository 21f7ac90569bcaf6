import { runService } from '@proximity/common/run-service';
import { configSchema } from './config';
import { start } from './start';

void runService({ name: 'gateway', configSchema, opsPort: 9464, start }, process);
