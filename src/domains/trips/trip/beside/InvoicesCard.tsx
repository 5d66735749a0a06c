import { ChevronDown, ChevronRight, Receipt } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { InvoiceSummary } from '#contract/trips/invoices.ts'
import type { Trip } from '#contract/trips/trips.ts'
import { useFormats } from '@/i18n/useFormats'
import { localDay } from '@/lib/localDay'
import { DownloadButton } from '@/patterns/download/DownloadButton'
import { CodeValue } from '@/patterns/record/CodeValue'
import { QueryFailure } from '@/patterns/feedback/QueryFailure'
import rows from '@/patterns/list/rows.module.css'
import { useSubjectProfile } from '@/patterns/subject/subject'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/display/Card'
import { Skeleton } from '@/ui/progress/Skeleton'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import styles from './InvoicesCard.module.css'
import { useInvoiceQuery, useInvoicesQuery } from './invoices.slice'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

/** The invoices and credit notes of a trip, each with its lines and its document (§7 Bookings). */
export function InvoicesCard({ trip }: { trip: Trip }) {
  const { data, isError, isFetching, refetch } = useInvoicesQuery(useSubjectProfile())
  const invoices = data?.filter(({ bookingId }) => bookingId === trip.bookingId)
  if (invoices?.length === 0) return null
  return (
    <Card className={styles.card} heading={<FormattedMessage id="trip.invoices.heading" />}>
      {invoices ? (
        <ul role="list" className={rows.list}>
          {invoices.map((invoice) => (
            <li key={invoice.id} className={rows.row}>
              <InvoiceRow invoice={invoice} />
            </li>
          ))}
        </ul>
      ) : isError ? (
        <QueryFailure query={{ refetch, isFetching }} title="trip.invoices.failed" />
      ) : (
        <Skeleton lines={2} />
      )}
    </Card>
  )
}

function InvoiceRow({ invoice }: { invoice: InvoiceSummary }) {
  const { date, money } = useFormats()
  const [isOpen, setOpen] = useState(false)
  const linesId = useId()
  const { number, issued, total, currency, creditOf, invoiceDownloadUrl } = invoice
  return (
    <div className={cx(layout.stack1, textStyle.anywhere)}>
      <p className={styles.what}>
        <FormattedMessage id={creditOf === null ? 'trip.invoices.invoice' : 'trip.invoices.credit'} />
        <data value={total} className={textStyle.nowrap}>
          {money(total, currency)}
        </data>
      </p>
      <p className={cx(layout.row3, layout.lines0, textStyle.small, textStyle.faint)}>
        <CodeValue code={number} />
        <time dateTime={issued}>{date(localDay(issued))}</time>
      </p>
      <div className={cx(layout.row1, layout.lines0, layout.screenOnly, layout.stretch)}>
        <Button
          variant="quiet"
          size="small"
          icon={isOpen ? <ChevronDown aria-hidden="true" /> : <ChevronRight aria-hidden="true" />}
          aria-expanded={isOpen}
          aria-controls={linesId}
          onClick={() => setOpen(!isOpen)}
        >
          <FormattedMessage id="trip.invoices.lines" values={{ number, hidden }} />
        </Button>
        <DownloadButton
          path={invoiceDownloadUrl}
          fallbackName={`invoice-${number}.pdf`}
          icon={<Receipt aria-hidden="true" />}
          variant="quiet"
        >
          <FormattedMessage id="trip.invoices.download" values={{ number, hidden }} />
        </DownloadButton>
      </div>
      <div id={linesId}>{isOpen && <Lines invoiceId={invoice.id} />}</div>
    </div>
  )
}

/** The number is shown above, so only screen readers need it in the names of the buttons. */
const hidden = (words: ReactNode[]) => <VisuallyHidden>{words}</VisuallyHidden>

/** The content of an invoice: amounts before tax, the tax, the total, and the card that paid. */
function Lines({ invoiceId }: { invoiceId: string }) {
  const { data, isError, isFetching, refetch } = useInvoiceQuery({ ...useSubjectProfile(), invoiceId })
  const { money } = useFormats()
  if (!data && isError) {
    return <QueryFailure query={{ refetch, isFetching }} title="trip.invoices.lines.failed" />
  }
  if (!data) return <Skeleton lines={2} />
  const { lines, tax, total, currency, maskedCreditCard } = data
  return (
    <>
      <dl className={styles.lines}>
        {lines.map(({ description, amount }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- two nights or seats may read alike
          <Line key={at} {...inParts(description)} amount={money(amount, currency)} />
        ))}
        <Line what={<FormattedMessage id="trip.invoices.tax" />} amount={money(tax, currency)} />
        <Line what={<FormattedMessage id="trip.invoices.total" />} amount={money(total, currency)} />
      </dl>
      {maskedCreditCard && (
        <p className={cx(layout.row3, layout.lines0, textStyle.small, textStyle.faint)}>
          <FormattedMessage id="trip.invoices.card" values={{ ending: maskedCreditCard.slice(-4) }} />
        </p>
      )}
    </>
  )
}

/** The subject of a line, and the rest after its first comma, where there is one. */
function inParts(description: string) {
  const [what = '', ...rest] = description.split(', ')
  return { what, rest: rest.join(', ').replace(withinDates, '\u00a0') }
}

/** The places where a date or a number must not break: `Nov 25, 2026`, `25 nov. 2026`, `AC 946`. */
const withinDates = /(?<=\p{L}\.?) (?=\d)|(?<=\d) (?=\p{L})|(?<=\d,) (?=\d{4})/gu

const Line = ({ what, rest, amount }: { what: ReactNode; rest?: string; amount: string }) => (
  <div>
    <dt>{what}</dt>
    {rest && <dd className={styles.rest}>{rest}</dd>}
    <dd className={styles.amount}>{amount}</dd>
  </div>
)
