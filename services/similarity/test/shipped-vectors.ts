import { join } from 'node:path';

export const SHIPPED_VECTORS = join(__dirname, '..', 'vectors');
export const SHIPPED_LANGUAGES = ['en', 'es', 'de'] as const;
