import { type LoaderFunction, type MiddlewareFunction, redirect } from 'react-router-dom'
import { cultureOf, type LocaleCode, localeCodeOf } from '#contract/locales.ts'
import { setAcceptLanguage } from '@/http/clients'
import { localeInPath, localeOfPath, preferredLocale } from '@/i18n/currentLocale'
import { enterLanguage, type Messages } from '@/i18n/loadMessages'

export interface LocaleData {
  locale: LocaleCode
  messages: Messages
}

/** The messages for an address; the document says its own language (WCAG 3.1.1) and answers are asked for in it. */
export async function enterLocale(pathname: string): Promise<LocaleData> {
  const locale = localeOfPath(pathname)
  // Before anything waits: what is asked for meanwhile is asked for in this language.
  setAcceptLanguage(cultureOf(locale))
  const messages = await enterLanguage(locale)
  document.documentElement.lang = cultureOf(locale)
  return { locale, messages }
}

export const localeLoader: LoaderFunction = ({ request }) => enterLocale(new URL(request.url).pathname)

/**
 * §2: a group prefix stands for its locale, another spelling of a locale for the one we use, and an address without
 * a locale gets one. Runs before any page is chosen, because `/:localeCode` would match `/home` too.
 */
export const localeGate: MiddlewareFunction = async ({ request }, next) => {
  const { pathname, search } = new URL(request.url)
  const target = localizedPath(pathname)
  if (target) throw redirect(target + search)
  return next()
}

/** The path under its locale; undefined where it already is. */
function localizedPath(pathname: string): string | undefined {
  if (localeInPath(pathname)) return undefined
  const [, first = '', ...rest] = pathname.split('/')
  const meant = localeCodeOf(first)
  if (meant) return `/${[meant, ...rest].join('/')}`
  const tail = pathname.replace(/^[/\\]+/, '')
  return `/${preferredLocale()}/${tail || 'home'}`
}
