import { Ajv2020 } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { z } from 'zod';

const response = z.object({
  content: z
    .object({
      'application/json': z.object({
        schema: z.looseObject({ allOf: z.array(z.looseObject({})).optional() }),
      }),
    })
    .optional(),
});
const operation = z.object({
  parameters: z.array(
    z.object({ name: z.string(), in: z.string(), example: z.string().or(z.int()).optional() }),
  ),
  responses: z.record(z.string(), response),
  security: z.array(z.unknown()).optional(),
});
const codes = z.object({ properties: z.object({ code: z.object({ enum: z.array(z.string()) }) }) });

export const documentShape = z.looseObject({ paths: z.record(z.string(), z.record(z.string(), operation)) });
export type OpenApi = z.infer<typeof documentShape>;

/** Every way in which the document says that a call may end: `get /path 200`, `get /path future_game`. */
export function documentedEnds({ paths }: OpenApi): string[] {
  return operationsOf(paths).flatMap(({ name, responses }) =>
    Object.entries(responses).flatMap(([status, { content }]) => {
      const [, named] = content?.['application/json'].schema.allOf ?? [];
      const ends = named ? codes.parse(named).properties.code.enum : [status];
      return ends.map((end) => `${name} ${end}`);
    }),
  );
}

function operationsOf(paths: OpenApi['paths']) {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { responses }]) => ({ name: `${method} ${path}`, responses })),
  );
}

/** Says what is wrong with an answer according to the document; nothing when it is as described. */
export function answerChecker(
  document: OpenApi,
): (call: string, status: number, body: unknown) => string | undefined {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.addSchema(document, 'openapi');
  return (call, status, body) => {
    const [method = '', path = ''] = call.split(' ');
    const pointer = [
      'paths',
      path,
      method,
      'responses',
      String(status),
      'content',
      'application/json',
      'schema',
    ];
    const escaped = pointer.map((part) =>
      encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')),
    );
    const validate = ajv.compile({ $ref: `openapi#/${escaped.join('/')}` });
    return validate(body) ? undefined : ajv.errorsText(validate.errors);
  };
}
