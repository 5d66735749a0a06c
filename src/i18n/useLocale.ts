import { useLocation } from 'react-router-dom'
import type { LocaleCode } from '#contract/locales.ts'
import { localeOfPath, preferredLocale } from './currentLocale'

/** The locale code of the address, for building other addresses. */
export function useLocale(): LocaleCode {
  const { pathname } = useLocation()
  return localeOfPath(pathname) ?? preferredLocale()
}
