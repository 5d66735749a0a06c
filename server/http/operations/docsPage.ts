import { html, raw } from 'hono/html'
import { answerSchemaOf, openApiPath, schemaOf, leniencyNote } from '#server/http/operations/openapi.ts'
import { answerType, type Operation } from '#server/http/operations/operation.ts'

/** Content security policy of the page: no scripts, and one style sheet allowed by its hash. */
export const docsPolicy = (styleHash: string) =>
  `default-src 'none'; style-src '${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'`

export const docsStyle = [
  'body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1c1b22;background:#fff}',
  'code,pre{font:14px/1.4 ui-monospace,monospace}',
  'pre{overflow:auto;background:#f4f3f7;padding:1rem;border-radius:.5rem}',
  'article{border-top:1px solid #d9d7e0;padding:1rem 0}',
  'h3{overflow-wrap:anywhere}summary{cursor:pointer;padding:.25rem 0}',
  '@media(prefers-color-scheme:dark){body{color:#f0eff4;background:#17161c}pre{background:#24222c}a{color:#9db4ff}}',
].join('')

/** The API documentation: every operation, by API, then by resource. */
export function docsPage(operations: readonly Operation[]) {
  const apis = [...Map.groupBy(operations, ({ api }) => api)]
  // Hono's html escapes every value; the style is inserted unescaped, as its hash must match.
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Waymark API</title>
        ${raw(`<style>${docsStyle}</style>`)}
      </head>
      <body>
        <main>
          <h1>Waymark API</h1>
          <p>
            ${leniencyNote} The same as <a href="/api/openapi.json">OpenAPI 3.1</a>. Answers outside 200–299 are
            <code>{ successfull: false, messageCode, message }</code>.
          </p>
          ${apis.map(([api, all]) => apiSection(api, all))}
        </main>
      </body>
    </html>`
}

const apiSection = (api: string, operations: Operation[]) =>
  html`<section>
    <h2>/api/${api}</h2>
    ${operations.map(article)}
  </section>`

const article = ({ method, path, summary, cites, addition, access, query, body, answer }: Operation) =>
  html`<article>
    <h3><code>${method.toUpperCase()} ${openApiPath(path)}</code></h3>
    <p>${summary} <small>(${cites})</small></p>
    ${addition ? html`<p>Addition, listed by GET configuration as <code>${addition}</code>.</p>` : ''}
    <p>Who may: ${access.description}</p>
    ${query ? shape('Query', schemaOf(query)) : ''} ${body ? shape('Body', schemaOf(body)) : ''}
    ${typeof answer === 'string' ? html`<p>Answers a file: ${answerType(answer)}.</p>` : shape('Answer', answerSchemaOf(answer))}
  </article>`

const shape = (title: string, schema: ReturnType<typeof schemaOf>) =>
  html`<details>
    <summary>${title}</summary>
    <pre>${JSON.stringify(schema, null, 2)}</pre>
  </details>`
