/** The page at /docs. Its script is a file of its own, as the content security policy asks. */
export const DOCS_PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Proximity: the calls of the server</title>
    <link rel="icon" href="/mark.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/docs/swagger-ui.css" />
  </head>
  <body>
    <div id="calls"></div>
    <noscript>This page needs JavaScript; the same is written in <a href="/openapi.json">openapi.json</a>.</noscript>
    <script src="/docs/swagger-ui-bundle.js"></script>
    <script src="/docs/start.js"></script>
  </body>
</html>
`;

export const DOCS_SCRIPT = `SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#calls',
  deepLinking: true,
  defaultModelsExpandDepth: 0,
  presets: [SwaggerUIBundle.presets.apis],
});
`;
