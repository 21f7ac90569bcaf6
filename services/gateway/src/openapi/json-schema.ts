import { z } from 'zod';

/** The parts of a JSON Schema that the document looks into; the rest goes through as it is. */
export interface JsonSchema {
  title?: string;
  description?: string;
  examples?: unknown[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  [keyword: string]: unknown;
}

/** @param io `input` for what callers send, `output` for what they get (then nothing beside the schema may appear) */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io,
    override: ({ jsonSchema }) => tidy(jsonSchema),
  });
  return json as JsonSchema;
}

/** A format says it all: the long expressions behind dates are for machines that do not know it. */
function tidy(json: { format?: string; pattern?: string }): void {
  if (json.format !== undefined) delete json.pattern;
}
