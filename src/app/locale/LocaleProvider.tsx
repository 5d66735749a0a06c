import { type ReactNode, useMemo, useSyncExternalStore } from 'react'
import { createIntl, type IntlShape, RawIntlProvider } from 'react-intl'
import { contracted } from '#contract/texts/french.ts'
import { cultureOf } from '#contract/texts/locales.ts'
import { disguised, pseudo } from '@/i18n/pseudo'
import type { LocaleData } from './localeGate'

/** Texts and formats of a locale: messages in its language, dates and numbers in its region's format (§1, §9). */
export function LocaleProvider({ locale, messages, children }: LocaleData & { children: ReactNode }) {
  const disguise = useSyncExternalStore(pseudo.subscribe, pseudo.current)
  const intl = useMemo(() => {
    const shown = disguise ? disguised(messages, disguise) : messages
    const texts = createIntl({ locale: cultureOf(locale), defaultLocale: 'en-US', messages: shown })
    return locale.startsWith('fr') ? inFrench(texts) : texts
  }, [locale, messages, disguise])
  return (
    <RawIntlProvider key={locale} value={intl}>
      {children}
    </RawIntlProvider>
  )
}

const joined = (said: unknown) => (typeof said === 'string' ? contracted(said) : said)

/** French joins the names in a message to the word before them: `à Le Caire` is `au Caire`. */
function inFrench(intl: IntlShape): IntlShape {
  const formatMessage = (...args: Parameters<IntlShape['formatMessage']>) => {
    const said: unknown = intl.formatMessage(...args)
    // With elements among its values a message is a list of texts and elements.
    return Array.isArray(said) ? said.map(joined) : joined(said)
  }
  return { ...intl, formatMessage: formatMessage as IntlShape['formatMessage'] }
}
