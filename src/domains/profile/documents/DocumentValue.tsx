import type { ReactNode } from 'react'
import { useFormats } from '@/i18n/useFormats'

/** A passport's field as words, where two people changed it. */
export const showDocumentValue = (name: string, value: unknown): ReactNode => {
  const text = String(value)
  if (name === 'issueCountry' && text) return <Country code={text} />
  if (name === 'expirationDate' && /^\d{4}-\d{2}-\d{2}$/.test(text)) return <Day day={text} />
  return '—'
}

const Country = ({ code }: { code: string }) => useFormats().country(code)
const Day = ({ day }: { day: string }) => useFormats().date(day)
