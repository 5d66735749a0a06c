import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'

/** Has what the library itself says (hidden buttons, announcements) in the language of the page, not the browser's. */
export const PageLanguage = ({ children }: { children: ReactNode }) => (
  <I18nProvider locale={document.documentElement.lang || 'en'}>{children}</I18nProvider>
)
