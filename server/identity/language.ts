import type { KoaContextWithOIDC } from 'oidc-provider'
import { identityPath } from '#server/domains/session/addresses.ts'
import { secureName } from '#server/http/answers/cookies.ts'
import { cultureOfLanguage, type Language, languageFrom } from '#server/http/requests/language.ts'

/** The language of a page: the one chosen on it, else that of the application, else that of the browser. */
export function pageLanguage(ctx: KoaContextWithOIDC, asked?: unknown): Language {
  const wanted = asked ?? ctx.oidc?.params?.ui_locales ?? ctx.query?.ui_locales
  const first = typeof wanted === 'string' ? wanted.split(' ')[0] : undefined
  const otherwise = first ? `${first}, ${ctx.get('accept-language')};q=0.5` : ctx.get('accept-language')
  return chosen(ctx.cookies.get(cookieName(ctx), { signed: false })) ?? languageFrom(otherwise)
}

/** Stores the chosen language for the current sign-in only. Undefined without a choice. */
export function chooseLanguage(ctx: KoaContextWithOIDC, wanted: string | undefined): Language | undefined {
  const language = chosen(wanted)
  if (language)
    ctx.cookies.set(cookieName(ctx), language, {
      path: `${identityPath}${ctx.path}`,
      httpOnly: true,
      sameSite: 'lax',
      secure: ctx.secure,
      signed: false,
    })
  return language
}

const cookieName = ({ secure }: KoaContextWithOIDC) => secureName(secure, 'language')
const chosen = (text: string | undefined) =>
  (Object.keys(cultureOfLanguage) as Language[]).find((language) => language === text)
