import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import {
  advisoriesPage,
  type AdvisoryList,
  type AdvisorySourceStatus,
  type Advisory,
} from '#contract/risk/advisories.ts'
import { isOffered } from '@/http/additions'
import { useFormats } from '@/i18n/useFormats'
import { DataTable } from '@/patterns/table/DataTable'
import type { TableAddress } from '@/patterns/table/address/tableAddress'
import type { Column } from '@/patterns/table/rows/TableRows'
import { Stacked } from '@/patterns/table/rows/Stacked'
import { useSubjectProfile } from '@/patterns/subject/subject'
import { useAppSelector } from '@/store/hooks'
import { EmptyState } from '@/ui/notice/EmptyState'
import { cx } from '@/ui/cx'
import {
  adviceAbout,
  type AdvisedRow,
  areAllCurrent,
  rowsByCountry,
  sourcesOf,
  type GovernmentsAdvice,
} from '../advisories.rules'
import { advisoryCode, useAdvisoriesQuery } from '../advisories.slice'
import { pageCount } from './advisoryTable.rules'
import { Attribution } from '../government/Attribution'
import { NotCurrent } from '../government/NotCurrent'
import { SourceStates } from '../government/SourceState'
import styles from './AdvisoryTable.module.css'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import { shownOf, withData } from '@/store/shownAnswer'
import { LevelBadge } from '@/domains/risk/shared/LevelBadge'
import { OutLink } from '@/domains/risk/shared/OutLink'
import { localDay } from '@/lib/localDay'

interface AdvisoryTableProps {
  address: TableAddress
  /** The query string of a country. */
  searchOf: (country: string) => string
}

/**
 * The advice about all countries, the strictest first, with the governments side by side and never merged (§3), and how
 * current that of each government is.
 */
export function AdvisoryTable({ address, searchOf }: AdvisoryTableProps) {
  const { formatMessage, locale } = useIntl()
  const { pageNumber } = address.state
  const me = useSubjectProfile()
  const answer = useAdvisoriesQuery({ ...me, countryCode: undefined, pageNumber, cultureCode: locale })
  const code = useAppSelector((state) => advisoryCode(state, { country: undefined }))
  const { shown } = shownOf(answer)
  const sources = sourcesOf(shown?.sources ?? [], shown?.responseData ?? [])
  // A page of another backend may end within a country: then nothing is known of advice that the page does not have.
  const known = isOffered('advicebycountry') ? sources : sourcesOf([], sources)
  return (
    <div className={layout.stack5}>
      <NotCurrent code={code} sources={shown && sources} />
      {shown && <SourceStates sources={sources} />}
      <DataTable
        label={formatMessage({ id: 'advisories.list' })}
        columns={useColumns(searchOf, known)}
        answer={withData(answer, pageOfCountries)}
        address={address}
        pageSize={advisoriesPage}
        keyOf={({ countryCode }) => countryCode}
        nameOf={({ countryName }) => countryName}
        empty={<NoAdviceAtAll isKnown={shown !== undefined && areAllCurrent(shown.sources)} />}
      />
      {shown && <Attribution sources={shown.sources} />}
    </div>
  )
}

const pageOfCountries = ({ responseData, totalItemCount }: AdvisoryList) => ({
  responseData: rowsByCountry(responseData),
  totalItemCount,
  totalPageCount: pageCount(totalItemCount, advisoriesPage),
})

/** An empty list means that there is no advice only where that of every government is current. */
const NoAdviceAtAll = ({ isKnown }: { isKnown: boolean }) => (
  <EmptyState
    title={<FormattedMessage id={isKnown ? 'advisories.empty.title' : 'advisories.unknown.title'} />}
    text={<FormattedMessage id={isKnown ? 'advisories.empty.text' : 'advisories.unknown.text'} />}
  />
)

function useColumns(
  searchOf: (country: string) => string,
  sources: readonly AdvisorySourceStatus[],
): Column<AdvisedRow>[] {
  const { formatMessage } = useIntl()
  const { country } = useFormats()
  return [
    {
      key: 'country',
      header: formatMessage({ id: 'advisories.column.country' }),
      isRowHeader: true,
      cell: ({ countryName, countryCode }) => (
        <Link to={{ search: searchOf(countryCode) }} className={styles.country}>
          {countryName}
        </Link>
      ),
    },
    ...sources.map((source, position) => ({
      key: source.sourceCountry,
      header: formatMessage(
        { id: 'advisories.government' },
        { source: source.sourceCountry, country: country(source.sourceCountry) },
      ),
      cell: ({ countryCode, advice }: AdvisedRow) => (
        <AdviceCell advice={adviceAbout(countryCode, advice, sources)[position]!} />
      ),
    })),
  ]
}

/**
 * The advice of one government in the row of a country: its level, its own words, when it was changed, and the way to
 * its page about the country. An absence means that there is no advice only where the source is current.
 */
const AdviceCell = ({ advice: { source, advisory } }: { advice: GovernmentsAdvice }) =>
  advisory ? (
    <Advice advisory={advisory} />
  ) : (
    <span className={textStyle.soft}>
      <FormattedMessage id={source.state === 'current' ? 'advisories.empty.title' : 'advisories.unknown.title'} />
    </span>
  )

function Advice({ advisory }: { advisory: Advisory }) {
  const { date } = useFormats()
  const { warningLevel, regionalLevel, warningText, language, sourceUrl, timeStamp } = advisory
  return (
    <div className={layout.stackTight}>
      <Stacked
        isCut
        below={
          <span className={styles.words} {...(language && { lang: language })}>
            {warningText}
          </span>
        }
      >
        <LevelBadge level={warningLevel} />
      </Stacked>
      {regionalLevel > warningLevel && (
        <span className={textStyle.small}>
          <FormattedMessage id="advisories.parts" values={{ level: String(regionalLevel) }} />
        </span>
      )}
      <span className={cx(textStyle.note, textStyle.figures)}>
        <time dateTime={timeStamp}>
          <FormattedMessage id="advisories.updated" values={{ date: date(localDay(new Date(timeStamp))) }} />
        </time>
        {' · '}
        <OutLink url={sourceUrl}>
          <FormattedMessage id="advisories.official" />
        </OutLink>
      </span>
    </div>
  )
}
