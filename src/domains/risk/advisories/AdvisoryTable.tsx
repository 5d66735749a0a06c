import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { type Advisory, advisoriesPage } from '#contract/advisories.ts'
import { LevelBadge } from '@/domains/risk/shared/LevelBadge'
import { useFormats } from '@/i18n/useFormats'
import { localDay } from '@/lib/localDay'
import { DataTable } from '@/patterns/table/DataTable'
import { Stacked } from '@/patterns/table/Stacked'
import type { TableAddress } from '@/patterns/table/tableAddress'
import type { Column } from '@/patterns/table/TableRows'
import { useSubjectProfile } from '@/patterns/subject/subject'
import { useAppSelector } from '@/store/hooks'
import { EmptyState } from '@/ui/notice/EmptyState'
import { areAllCurrent, sourcesOf } from './advisories.rules'
import { advisoryCode, useAdvisoriesQuery } from './advisories.slice'
import { pageCount } from './advisoryTable.rules'
import { Attribution } from './Attribution'
import { GovernmentName } from './GovernmentName'
import { NotCurrent } from './NotCurrent'
import { SourceStates } from './SourceState'
import textStyle from '@/ui/layout/textStyle.module.css'
import layout from '@/ui/layout/layout.module.css'

interface AdvisoryTableProps {
  address: TableAddress
  /** The query string of a country. */
  searchOf: (country: string) => string
}

/** The advice about all countries, the strictest first, and how current that of each government is. */
export function AdvisoryTable({ address, searchOf }: AdvisoryTableProps) {
  const { formatMessage, locale } = useIntl()
  const { pageNumber } = address.state
  const me = useSubjectProfile()
  const answer = useAdvisoriesQuery({ ...me, countryCode: undefined, pageNumber, cultureCode: locale })
  const code = useAppSelector((state) => advisoryCode(state, { country: undefined }))
  const { data, currentData } = answer
  return (
    <div className={layout.stack5}>
      <NotCurrent code={code} />
      {data && <SourceStates sources={sourcesOf(data.sources, data.responseData)} />}
      <DataTable
        label={formatMessage({ id: 'advisories.list' })}
        columns={useColumns(searchOf)}
        answer={{ ...answer, data: data && withPages(data), currentData: currentData && withPages(currentData) }}
        address={address}
        pageSize={advisoriesPage}
        keyOf={({ targetCountry, sourceCountry }) => `${targetCountry} ${sourceCountry}`}
        nameOf={({ countryName }) => countryName}
        empty={<NoAdviceAtAll isKnown={data !== undefined && areAllCurrent(data.sources)} />}
      />
      {data && <Attribution sources={data.sources} />}
    </div>
  )
}

const withPages = <List extends { totalItemCount: number }>(list: List) => ({
  ...list,
  totalPageCount: pageCount(list.totalItemCount, advisoriesPage),
})

/** An empty list means that there is no advice only where that of every government is current. */
const NoAdviceAtAll = ({ isKnown }: { isKnown: boolean }) => (
  <EmptyState
    title={<FormattedMessage id={isKnown ? 'advisories.empty.title' : 'advisories.unknown.title'} />}
    text={<FormattedMessage id={isKnown ? 'advisories.empty.text' : 'advisories.unknown.text'} />}
  />
)

function useColumns(searchOf: (country: string) => string): Column<Advisory>[] {
  const { formatMessage } = useIntl()
  const { date } = useFormats()
  return [
    {
      key: 'country',
      header: formatMessage({ id: 'advisories.column.country' }),
      isRowHeader: true,
      cell: ({ countryName, targetCountry }) => <Link to={{ search: searchOf(targetCountry) }}>{countryName}</Link>,
    },
    {
      key: 'level',
      header: formatMessage({ id: 'advisories.column.level' }),
      cell: (advisory) => <LevelCell advisory={advisory} />,
    },
    {
      key: 'government',
      header: formatMessage({ id: 'advisories.column.government' }),
      cell: ({ sourceCountry, warningText, language }) => (
        <Stacked below={<span {...(language && { lang: language })}>{warningText}</span>} isCut>
          <GovernmentName source={sourceCountry} />
        </Stacked>
      ),
    },
    {
      key: 'changed',
      header: formatMessage({ id: 'advisories.column.changed' }),
      cell: ({ timeStamp }) => <span className={textStyle.figures}>{date(localDay(new Date(timeStamp)))}</span>,
    },
  ]
}

/** The level for the whole country, and a stricter one for parts of it. */
const LevelCell = ({ advisory: { warningLevel, regionalLevel } }: { advisory: Advisory }) => (
  <Stacked
    below={
      regionalLevel > warningLevel && (
        <FormattedMessage id="advisories.parts" values={{ level: String(regionalLevel) }} />
      )
    }
  >
    <LevelBadge level={warningLevel} />
  </Stacked>
)
