import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { PageHeader } from '@/patterns/page/PageHeader'
import { searchOfValue, useTableAddress } from '@/patterns/table/address/tableAddress'
import { useSubjectProfile } from '@/patterns/subject/subject'
import { HelpTip } from '@/ui/overlay/HelpTip'
import { SearchField } from '@/ui/field/search/SearchField'
import { useAdvisedCountriesQuery } from '@/domains/risk/advisories/advisories.slice'
import { LevelBadge } from '@/domains/risk/shared/LevelBadge'
import { useCountriesQuery } from '@/domains/reference/countries.slice'
import { useFormats } from '@/i18n/useFormats'
import { AdvisoryTable } from './AdvisoryTable'
import { advisoryTable, chosenCountry } from './advisoryTable.rules'
import { CountryAdvice } from './CountryAdvice'
import { choicesFor, countryChoices, type CountryChoice } from '../advisories.rules'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import styles from './CountryPicker.module.css'

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

interface CountryPickerProps {
  chosen: string | undefined
  onChoose: (country: string) => void
}

/**
 * A country found by typing: those of own trips first, then those that governments advise about, then all others. The
 * list of all countries suffices where the advised ones do not load.
 */
function CountryPicker({ chosen, onChoose }: CountryPickerProps) {
  const { formatMessage, locale } = useIntl()
  const { country } = useFormats()
  const { data: advised = [] } = useAdvisedCountriesQuery({ ...useSubjectProfile(), cultureCode: locale })
  const { data: countries = [], isLoading } = useCountriesQuery(locale)
  const all = countryChoices(advised, countries)
  /** The text since the last choice; undefined shows the name of the chosen country. */
  const [typed, setTyped] = useState<string>()
  const name = chosen === undefined ? '' : (all.find(({ code }) => code === chosen)?.name ?? country(chosen))
  const text = typed ?? name
  return (
    <div className={styles.picker}>
      <SearchField<CountryChoice>
        label={formatMessage({ id: 'advisories.country' })}
        error={undefined}
        inputRef={null}
        placeholder={formatMessage({ id: 'advisories.country.hint' })}
        openLabel={formatMessage({ id: 'advisories.country.all' })}
        items={shownChoices(text, name, all, chosen)}
        text={text}
        onText={setTyped}
        nameOf={(choice) => choice.name}
        selected={chosen ?? null}
        onSelect={(choice) => {
          setTyped(undefined)
          if (choice && choice.code !== chosen) onChoose(choice.code)
        }}
        onBlur={() => setTyped(undefined)}
        nothing={<FormattedMessage id={isLoading ? 'patterns.loading' : 'advisories.country.nothing'} />}
      >
        {(choice) => <Choice choice={choice} />}
      </SearchField>
    </div>
  )
}

/** Leaving the field would clear a chosen country that is not among the choices, so it always is. */
function shownChoices(text: string, name: string, all: readonly CountryChoice[], chosen: string | undefined) {
  const found = text === name ? [...all] : choicesFor(text, all)
  if (chosen === undefined || found.some(({ code }) => code === chosen)) return found
  const own = all.find(({ code }) => code === chosen) ?? { code: chosen, name, myTrips: 0, level: null }
  return [...found, own]
}

const Choice = ({ choice: { name, myTrips, level } }: { choice: CountryChoice }) => (
  <span className={styles.choice}>
    <span className={layout.stackTight}>
      <strong>{name}</strong>
      {myTrips > 0 && (
        <span className={textStyle.note}>
          <FormattedMessage id="advisories.country.myTrips" values={{ count: myTrips }} />
        </span>
      )}
    </span>
    {level !== null && <LevelBadge level={level} />}
  </span>
)
