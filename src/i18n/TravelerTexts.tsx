import { type ReactNode, useMemo } from 'react'
import { type IntlShape, RawIntlProvider, useIntl } from 'react-intl'

interface TravelerTextsProps {
  /** The traveler's name in the texts: `{person}`. */
  name: string
  children: ReactNode
}

/**
 * Adapts the texts within to an arranger. Where a text addresses its reader ("your passport"), the message
 * `traveler.<its id>` replaces it; all others stay.
 */
export function TravelerTexts({ name, children }: TravelerTextsProps) {
  const intl = useIntl()
  const theirs = useMemo(() => aboutTraveler(intl, name), [intl, name])
  return <RawIntlProvider value={theirs}>{children}</RawIntlProvider>
}

type Format = (descriptor: { id: string }, values?: Record<string, unknown>, options?: object) => unknown

function aboutTraveler(intl: IntlShape, person: string): IntlShape {
  const format = intl.formatMessage as Format
  const formatMessage: Format = (descriptor, values, options) => {
    const id = `traveler.${descriptor.id}`
    // Looked up each time, because messages are loaded while the application runs.
    return id in intl.messages ? format({ id }, { ...values, person }, options) : format(descriptor, values, options)
  }
  return { ...intl, formatMessage: formatMessage as IntlShape['formatMessage'] }
}
