import { type LoaderFunction, type MiddlewareFunction, redirect } from 'react-router-dom'
import { cultureOf, type LocaleCode, localeCodeOf } from '#contract/texts/locales.ts'
import { setAcceptLanguage } from '@/http/clients'
import { localeInPath, localeOfPath, preferredLocale } from '@/i18n/currentLocale'
import { enterLanguage, type Messages } from '@/i18n/loadMessages'

export interface LocaleData {
  locale: LocaleCode
  messages: Messages
}

/** Loads the messages for an address, sets the document's language (WCAG 3.1.1) and the language of answers. */
export async function enterLocale(pathname: string): Promise<LocaleData> {
  const locale = localeOfPath(pathname)
  // Comes first, so that calls made meanwhile already use this language.
  setAcceptLanguage(cultureOf(locale))
  const messages = await enterLanguage(locale)
  document.documentElement.lang = cultureOf(locale)
  return { locale, messages }
}

export const localeLoader: LoaderFunction = ({ request }) => enterLocale(new URL(request.url).pathname)

/**
 * Redirects addresses to their locale (§2): a group prefix stands for its locale, other spellings of a locale become
 * ours, and an address without a locale gets one. Runs before routes are matched, because `/:localeCode` would match
 * `/home` too.
 */
export const localeGate: MiddlewareFunction = async ({ request }, next) => {
  const { pathname, search } = new URL(request.url)
  const target = localizedPath(pathname)
  if (target) throw redirect(target + search)
  return next()
}

/** The path with its locale, or undefined where it has one already. */
function localizedPath(pathname: string): string | undefined {
  if (localeInPath(pathname)) return undefined
  const [, first = '', ...rest] = pathname.split('/')
  const meant = localeCodeOf(first)
  if (meant) return `/${[meant, ...rest].join('/')}`
  const tail = pathname.replace(/^[/\\]+/, '')
  return `/${preferredLocale()}/${tail || 'home'}`
}
