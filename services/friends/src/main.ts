import { runService } from '@proximity/common/run-service';
import { configSchema } from './config';
import { start } from './start';

void runService({ name: 'friends', configSchema, opsPort: 9469, start }, process);
