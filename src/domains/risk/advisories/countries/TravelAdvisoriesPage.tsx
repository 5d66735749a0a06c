import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { PageHeader } from '@/patterns/page/PageHeader'
import { searchOfValue, useTableAddress } from '@/patterns/table/address/tableAddress'
import { HelpTip } from '@/ui/overlay/HelpTip'
import { AdvisoryTable } from './AdvisoryTable'
import { advisoryTable, chosenCountry } from './advisoryTable.rules'
import { CountryAdvice } from './CountryAdvice'
import { CountryPicker } from './CountryPicker'
import layout from '@/ui/layout/layout.module.css'

/** §2 advisories: what governments advise about a country, or about all of them, the strictest advice first. */
export default function TravelAdvisoriesPage() {
  const address = useTableAddress(advisoryTable)
  const navigate = useNavigate()
  const country = chosenCountry(address.state)
  const heading = useFocusWhenReplaced(country)
  const searchOf = (code: string | undefined) => searchOfValue(address, 'country', code) || '?'
  return (
    <div className={layout.stack6}>
      <PageHeader
        title={<FormattedMessage id="routes.travelAdvisories" />}
        titleRef={country === undefined ? heading : undefined}
        mark={<LevelHelp />}
        lead="advisories.lead"
      />
      <CountryPicker chosen={country} onChoose={(code) => void navigate({ search: searchOf(code) })} />
      {country === undefined ? (
        <AdvisoryTable address={address} searchOf={searchOf} />
      ) : (
        <CountryAdvice key={country} country={country} headingRef={heading} searchOfAll={searchOf(undefined)} />
      )}
    </div>
  )
}

/** The heading that gets the focus where a country, or all of them, take the place of the link that was pressed. */
function useFocusWhenReplaced(country: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(country)
  useEffect(() => {
    if (shown.current === country) return
    shown.current = country
    if (document.activeElement === document.body) heading.current?.focus()
  }, [country])
  return heading
}

const levels = ['0', '1', '2', '3'] as const

/** The scale, and that every government has its own words. */
function LevelHelp() {
  const { formatMessage } = useIntl()
  return (
    <HelpTip
      theme="scoreKpi"
      label={formatMessage({ id: 'advisories.help' })}
      terms={levels.map((level) => ({
        key: level,
        term: <FormattedMessage id="advisories.level" values={{ level }} />,
        text: <FormattedMessage id={`advisories.help.${level}`} />,
      }))}
    />
  )
}
