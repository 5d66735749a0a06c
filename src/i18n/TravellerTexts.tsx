import { type ReactNode, useMemo } from 'react'
import { type IntlShape, RawIntlProvider, useIntl } from 'react-intl'

interface TravellerTextsProps {
  /** The traveller's name in the texts: `{person}`. */
  name: string
  children: ReactNode
}

/**
 * Adapts the texts within to an arranger. Where a text addresses its reader ("your passport"), the message
 * `traveller.<its id>` replaces it; all others stay.
 */
export function TravellerTexts({ name, children }: TravellerTextsProps) {
  const intl = useIntl()
  const theirs = useMemo(() => aboutTraveller(intl, name), [intl, name])
  return <RawIntlProvider value={theirs}>{children}</RawIntlProvider>
}

type Format = (descriptor: { id: string }, values?: Record<string, unknown>, options?: object) => unknown

function aboutTraveller(intl: IntlShape, person: string): IntlShape {
  const format = intl.formatMessage as Format
  const formatMessage: Format = (descriptor, values, options) => {
    const id = `traveller.${descriptor.id}`
    // Looked up each time, because messages are loaded while the application runs.
    return id in intl.messages ? format({ id }, { ...values, person }, options) : format(descriptor, values, options)
  }
  return { ...intl, formatMessage: formatMessage as IntlShape['formatMessage'] }
}
