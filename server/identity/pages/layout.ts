import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { html, raw } from 'hono/html'
import type { KoaContextWithOIDC } from 'oidc-provider'
import type { Language } from '#server/http/language.ts'

const style = readFileSync(new URL('./pages.css', import.meta.url), 'utf8')
  .replace(/\/\*[\s\S]*?\*\//g, '')
  .replace(/\s+/g, ' ')
  .replace(/ ?([{}:;,]) ?/g, '$1')
const styleHash = createHash('sha256').update(style).digest('base64')
const documentLanguage: Record<Language, string> = { en: 'en', fr: 'fr-CA', es: 'es' }

type Markup = ReturnType<typeof html>

// Chromium also applies form-action to redirects that follow a form; these stay on this origin.
const policy = [
  `default-src 'none'; style-src 'sha256-${styleHash}'; img-src 'self' data:; form-action 'self'`,
  `base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'`,
].join('; ')

const mark = raw(
  '<svg viewBox="0 0 32 32" width="34" height="34" fill="none" aria-hidden="true"><path fill="currentColor" d="M5.5 2.5h15a4.5 4.5 0 0 1 3.5 1.7l6.9 9a4.5 4.5 0 0 1 0 5.6l-6.9 9a4.5 4.5 0 0 1-3.5 1.7h-15a5 5 0 0 1-5-5v-17a5 5 0 0 1 5-5z"/><path d="m6 9.6 3.9 12.6 4.6-9.8 4.6 9.8 3.6-11.4" stroke="#fff" stroke-width="3.3" stroke-linecap="round" stroke-linejoin="round"/><circle cx="22.9" cy="10" r="3" fill="#fff"/></svg>',
)

/** Answers with a page of the provider: escaped, without scripts, in the person's language. */
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
        <header>${mark}<strong>Waymark</strong></header>
        <main>${content}</main>
      </body>
    </html>`
  ctx.type = 'html'
  ctx.set('Content-Security-Policy', policy)
  ctx.body = page.toString().replace(/<style>\s*STYLE\s*<\/style>/, () => `<style>${style}</style>`)
}
