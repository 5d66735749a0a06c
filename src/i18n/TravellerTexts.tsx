import { type ReactNode, useMemo } from 'react'
import { type IntlShape, RawIntlProvider, useIntl } from 'react-intl'

interface TravellerTextsProps {
  /** What the texts call the traveller: `{person}`. */
  name: string
  children: ReactNode
}

/**
 * Lets the texts within speak of a traveller to whoever arranges for them. Where a text speaks to its reader of what is
 * the reader's ("your passport"), the message `traveller.<its id>` stands in its place; all others stay as they are.
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
    // Looked up each time: messages come in while the application runs.
    return id in intl.messages ? format({ id }, { ...values, person }, options) : format(descriptor, values, options)
  }
  return { ...intl, formatMessage: formatMessage as IntlShape['formatMessage'] }
}
