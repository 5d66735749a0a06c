import { type LocaleCode, localeCodeOf, localeCodes } from '#contract/texts/locales.ts'
import { storage } from '@/lib/storage'
import { browserLocale } from './browserLocale'

/** The locale in a path, or undefined. A group prefix (`/fr`) is not a locale. */
export function localeInPath(pathname: string): LocaleCode | undefined {
  const first = pathname.split('/')[1] ?? ''
  return localeCodes.find((code) => code === first)
}

/** The locale for addresses without one: the culture chosen at registration, else the browser's (§1). */
export function preferredLocale(): LocaleCode {
  return localeCodeOf(storage.read('registrationCulture') ?? '') ?? browserLocale(navigator.languages)
}

/** The locale of an address: its own, else the preferred one. */
export const localeOfPath = (pathname: string): LocaleCode => localeInPath(pathname) ?? preferredLocale()

/** The locale of the address the browser shows. */
export const currentLocale = (): LocaleCode => localeOfPath(location.pathname)
