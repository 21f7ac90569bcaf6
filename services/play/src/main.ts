import { runService } from '@proximity/common/run-service';
import { configSchema } from './config';
import { start } from './start';

void runService({ name: 'play', configSchema, opsPort: 9467, start }, process);
