import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { html, raw } from 'hono/html'
import type { KoaContextWithOIDC } from 'oidc-provider'
import type { Language } from '#server/http/requests/language.ts'

const readStyle = (name: string) =>
  readFileSync(new URL(`${name}.css`, import.meta.url), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')

/**
 * The application's tokens that these styles use; all of them would make the page a fifth larger.
 * @throws where the file of tokens has no `:root` block, without which the pages would have no colors
 */
function tokensOf(styles: string): string {
  const declarations = /:root \{([^}]*)\}/.exec(readStyle('../../../src/ui/tokens'))?.[1]
  if (!declarations) throw new Error('src/ui/tokens.css has no :root block. Declare the tokens in one.')
  const isUsed = (declaration: string) => {
    const [name] = /--[\w-]+/.exec(declaration) ?? []
    return name === undefined || styles.includes(`var(${name})`)
  }
  return `:root {${declarations.split(';').filter(isUsed).join(';')}}`
}

const styles = ['../../web/typeface', './demoPeople', './pages'].map(readStyle).join('\n')
const style = `${tokensOf(styles)}${styles}`
  .replace(/\s+/g, ' ')
  .replace(/ ?([{}:;,]) ?/g, '$1')
  .replace(/\b0\./g, '.')
const styleHash = createHash('sha256').update(style).digest('base64')
export const documentLanguage: Record<Language, string> = { en: 'en', fr: 'fr-CA', es: 'es' }

type Markup = ReturnType<typeof html>

// Chromium also applies form-action to redirects that follow a form; these stay on this origin.
const policy = [
  `default-src 'none'; style-src 'sha256-${styleHash}'; img-src 'self' data:; font-src 'self'; form-action 'self'`,
  `base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'`,
].join('; ')

/** The logo as the application draws it (`src/ui/brand/Logo.tsx`), wordmark included. */
const logo = raw(
  '<svg viewBox="0 0 155 32" width="170" height="35" fill="none" role="img" aria-label="Waymark" stroke-linecap="round" stroke-linejoin="round"><path fill="var(--color-brand-fill)" d="M6.5 3.5h13.7a4 4 0 0 1 3.1 1.5l6.8 8.5a4 4 0 0 1 0 5l-6.8 8.5a4 4 0 0 1-3.1 1.5H6.5A4.5 4.5 0 0 1 2 24V8a4.5 4.5 0 0 1 4.5-4.5z"/><path d="m7 10.4 3.5 11.1 4.1-8.7 4.1 8.7 3.2-10.2" stroke="#fff" stroke-width="3"/><circle cx="22.1" cy="10.7" r="2.7" fill="#fff"/><g stroke="var(--color-ink)" stroke-width="2.7"><path d="m41 8 4.3 16 4.3-14.6L53.9 24l4.3-16"/><circle cx="67.3" cy="18.2" r="5.6"/><path d="M72.9 12.6V24m5.5-11.4 5.2 11.4m5.2-11.4-7 15.6M94.3 24V12.6m0 4.5a4.5 4.5 0 0 1 9 0V24m0-6.9a4.5 4.5 0 0 1 9 0V24"/><circle cx="123.2" cy="18.2" r="5.6"/><path d="M128.8 12.6V24m5.8 0V12.6m0 5.2a5 5 0 0 1 5-5h.4M144.5 7v17m7.8-11.4-7.2 6.6m2.3-2 5.5 6.8"/></g></svg>',
)

/** Sends a page of the provider: escaped, without scripts, in the person's language. */
export async function answerPage(
  ctx: KoaContextWithOIDC,
  language: Language,
  title: string,
  content: Markup | Promise<Markup>,
) {
  const page = await html`<!doctype html>
    <html lang="${documentLanguage[language]}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>Waymark | ${title}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <style>
          ${raw('STYLE')}
        </style>
      </head>
      <body>
        <header>${logo}</header>
        <main>${content}</main>
      </body>
    </html>`
  ctx.type = 'html'
  ctx.set('Content-Security-Policy', policy)
  // The indentation of the templates is a tenth of the page.
  const text = page.toString().replaceAll(/\n\s+/g, '\n')
  ctx.body = text.replace(/<style>\s*STYLE\s*<\/style>/, () => `<style>${style}</style>`)
}
