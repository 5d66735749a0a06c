import { Fragment, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { AdvisorySource, AdvisorySourceStatus } from '#contract/risk/advisories.ts'
import { adviceSources, adviceTerms } from '@/domains/risk/shared/adviceTerms'
import { OutLink } from '@/domains/risk/shared/OutLink'
import { useFormats } from '@/i18n/useFormats'
import { cx } from '@/ui/cx'
import textStyle from '@/ui/layout/textStyle.module.css'

/**
 * The licence of each government whose advice was read, in the words that the licence asks for. Advice that the demo
 * invented has none, and is named as such.
 */
export function Attribution({ sources }: { sources: readonly AdvisorySourceStatus[] }) {
  const { locale } = useIntl()
  const read = sources.filter(({ readAt }) => readAt !== null)
  if (read.length === 0) return null
  const given = read.filter(({ isDemo }) => !isDemo).map(({ sourceCountry }) => sourceCountry)
  const linkTo = (source: AdvisorySource) => (words: ReactNode) => (
    <OutLink key={source} url={adviceTerms(source, locale)}>
      {words}
    </OutLink>
  )
  return (
    <p className={cx(textStyle.note, textStyle.measure)}>
      {given.filter(hasTerms).map((source) => (
        <Fragment key={source}>
          <FormattedMessage id={`advisories.attribution.${source}`} values={{ terms: linkTo(source) }} />{' '}
        </Fragment>
      ))}
      <Invented sources={read.filter(({ isDemo }) => isDemo)} />
    </p>
  )
}

const hasTerms = (source: string): source is AdvisorySource => (adviceSources as string[]).includes(source)

function Invented({ sources }: { sources: readonly AdvisorySourceStatus[] }) {
  const { formatList, formatMessage } = useIntl()
  const { country } = useFormats()
  if (sources.length === 0) return null
  const names = sources.map(({ sourceCountry: source }) =>
    formatMessage({ id: 'advisories.government' }, { source, country: country(source) }),
  )
  return <FormattedMessage id="advisories.attribution.demo" values={{ governments: formatList(names) }} />
}
