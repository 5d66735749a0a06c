import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'
import { allowedOrigins, type AllowedOrigins, readBuiltOrigins } from './builtOrigins.ts'

const yearSeconds = 31_536_000
/** Hash of the style that react-aria adds to the document for its press behaviour. */
const reactAriaStyle = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='"

/** The content security policy of the application: own scripts and styles; inline only what is listed by hash. */
export function shellPolicy(html: string, others: AllowedOrigins): string {
  const inline = (tag: 'script' | 'style') =>
    [...html.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g'))]
      .map(([, text = '']) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`)
      .join('')
  const connect = ["'self'", ...others.connect].join(' ')
  const frame = ["'self'", ...others.frame].join(' ')
  return [
    `default-src 'none'; script-src 'self'${inline('script')}; style-src 'self' ${reactAriaStyle}${inline('style')}`,
    `img-src 'self' data:; font-src 'self'; connect-src ${connect}; frame-src ${frame}; worker-src 'self'`,
    `manifest-src 'self'; form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'`,
    `require-trusted-types-for 'script'; trusted-types default`,
  ].join('; ')
}

/**
 * Serves the built application, which may connect to the origins written down with it and no others: hashed files are cached for ever, the document is always fetched anew, and the address
 * of a screen gets the document. A missing file is 404, never the document, which would be taken for code.
 */
export function staticFiles(folder: string): Hono {
  const files = new Hono()
  const documentPath = `${folder}/index.html`
  if (!existsSync(documentPath)) {
    files.get('*', (c) => c.text('The application is not built. Run "npm run build", then start again.', 503))
    return files
  }
  const html = readFileSync(documentPath, 'utf8')
  const origins = allowedOrigins(readBuiltOrigins(folder))
  const root = { root: folder, precompressed: true }

  files.use('/assets/*', async (c, next) => {
    await next()
    if (c.res.ok) c.header('Cache-Control', `public, max-age=${yearSeconds}, immutable`)
  })
  files.use('*', etag({ retainedHeaders: [...RETAINED_304_HEADERS, 'Content-Security-Policy'] }))
  files.get('/index.html', (c) => c.redirect('/', 308))
  files.all('/.vite/*', (c) => c.notFound())
  files.get('*', async (c, next) => {
    if (!isFile(c.req.path)) return next()
    c.header('Cache-Control', 'no-cache')
    return serveStatic(root)(c, next)
  })
  files.get('*', async (c, next) => {
    if (isFile(c.req.path)) return next()
    c.header('Content-Security-Policy', shellPolicy(html, await origins()))
    c.header('Cache-Control', 'no-cache')
    return serveStatic({ ...root, path: 'index.html' })(c, next)
  })
  files.notFound((c) => c.text('There is no such file.', 404))
  return files
}

/** Whether a path names a file: its last segment has an extension, and is no mail address, which a screen may have. */
const isFile = (path: string): boolean =>
  path.startsWith('/assets/') || /^(?:(?!@|%40).)*\.[a-z0-9]+$/i.test(path.slice(path.lastIndexOf('/')))
