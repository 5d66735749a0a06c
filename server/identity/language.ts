import type { KoaContextWithOIDC } from 'oidc-provider'
import { type Language, languageFrom } from '#server/http/language.ts'

/** The language of a sign-in page: what the application asks for, else the browser's preference. */
export function pageLanguage(ctx: KoaContextWithOIDC, asked?: unknown): Language {
  const wanted = asked ?? ctx.oidc?.params?.ui_locales ?? ctx.query?.ui_locales
  const first = typeof wanted === 'string' ? wanted.split(' ')[0] : undefined
  return languageFrom(first ? `${first}, ${ctx.get('accept-language')};q=0.5` : ctx.get('accept-language'))
}
