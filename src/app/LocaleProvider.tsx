import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { cultureOf } from '#contract/locales.ts'
import type { LocaleData } from './localeGate'

/** Texts and formats of a locale: messages in its language, dates and numbers in its region's format (§1, §9). */
export const LocaleProvider = ({ locale, messages, children }: LocaleData & { children: ReactNode }) => (
  <IntlProvider key={locale} locale={cultureOf(locale)} defaultLocale="en-US" messages={messages}>
    {children}
  </IntlProvider>
)
