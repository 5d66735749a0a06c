import { Suspense, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { fullName } from '#contract/texts/fullName.ts'
import type { ReportedItinerary } from '#contract/reports/itineraryReport.ts'
import { limits } from '#contract/fields/limits.ts'
import { reasonsOf } from '@/domains/risk/results.rules'
import { MailLink } from '@/domains/risk/shared/MailLink'
import { isOffered } from '@/http/additions'
import type { MessageId } from '@/i18n/messages'
import { lazyPart } from '@/patterns/page/lazyPart'
import { DataTable, type DataTableProps } from '@/patterns/table/DataTable'
import type { Column } from '@/patterns/table/rows/TableRows'
import { useDetailsColumn } from '@/patterns/table/rows/useDetailsColumn'
import { Nobody, type NobodyProps } from './Nobody'
import { AnswerCell, LodgingCell, PlaceCell, ReasonCell, RiskCell, TravelerCell } from './TravelerCells'

const ContactDialog = lazyPart(['findTravelers'], () => import('@/domains/risk/shared/ContactDialog'))

interface TravelerTableProps extends Pick<DataTableProps<ReportedItinerary>, 'answer' | 'address' | 'selection'> {
  companyId: string
  /** The ways out of a list without rows. */
  nobody: NobodyProps
}

export const keyOf = ({ bookingId }: ReportedItinerary): string => bookingId

/** The travelers of the search, page by page. A dialog has how to reach each of them. */
export function TravelerTable({ companyId, nobody, ...table }: TravelerTableProps) {
  const { formatMessage } = useIntl()
  const [opened, setOpened] = useState<ReportedItinerary>()
  return (
    <>
      <DataTable<ReportedItinerary>
        {...table}
        isWide
        label={formatMessage({ id: 'findTravelers.travelers' })}
        columns={useColumns(table.answer.data?.responseData ?? [], setOpened)}
        pageSize={limits.itineraryPage}
        keyOf={keyOf}
        nameOf={fullName}
        empty={<Nobody {...nobody} />}
      />
      {opened && (
        <Suspense fallback={null}>
          <ContactDialog
            companyId={companyId}
            bookingId={opened.bookingId}
            name={fullName(opened)}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}

/**
 * The answers to roll calls have a column while a row has one, and the reasons while one of them says more than that
 * somebody travels on the days of the search.
 */
function useColumns(
  rows: readonly ReportedItinerary[],
  onOpen: (row: ReportedItinerary) => void,
): Column<ReportedItinerary>[] {
  const { formatMessage } = useIntl()
  const contact = useDetailsColumn(fullName, onOpen, contactWords)
  const areAsked = rows.some(({ rollCall }) => rollCall)
  const haveReasons = rows.some(hasReason)
  return useMemo(() => {
    const header = (key: string) => formatMessage({ id: `findTravelers.column.${key}` as MessageId })
    const columns: Column<ReportedItinerary>[] = [
      { key: 'traveler', header: header('traveler'), cell: (row) => <TravelerCell row={row} />, isRowHeader: true },
      { key: 'place', header: header('place'), cell: (row) => <PlaceCell row={row} /> },
      { key: 'lodging', header: header('lodging'), cell: (row) => <LodgingCell row={row} /> },
      { key: 'risk', header: header('risk'), cell: (row) => <RiskCell row={row} /> },
    ]
    if (areAsked) columns.push({ key: 'answer', header: header('answer'), cell: (row) => <AnswerCell row={row} /> })
    if (haveReasons) columns.push({ key: 'reason', header: header('reason'), cell: (row) => <ReasonCell row={row} /> })
    columns.push(isOffered('findtravelers') ? contact : { key: 'reach', header: header('contact'), cell: reachOf })
    return columns
  }, [formatMessage, contact, areAsked, haveReasons])
}

const contactWords = { header: 'findTravelers.column.contact', button: 'findTravelers.contact.open' } as const

const hasReason = (row: ReportedItinerary) =>
  reasonsOf(row).some(({ kind, from, until }) => kind !== 'dates' || (from !== undefined && until === undefined))

/** Another backend has no contact cards, but the report itself has the address. */
const reachOf = ({ email }: ReportedItinerary) => <MailLink email={email} />
