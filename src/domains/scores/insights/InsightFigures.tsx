import { FormattedMessage, useIntl } from 'react-intl'
import { spendingCategories } from '#contract/reports/scores.ts'
import type { Insights } from '#contract/reports/insights.ts'
import type { ScoreView } from '@/domains/scores/filter/useScoreView'
import { useFormats } from '@/i18n/useFormats'
import { ChartCard } from '@/patterns/chart/ChartCard'
import { CompareCostCenters } from './CompareCostCenters'
import { ComplianceCard } from './ComplianceCard'
import { DrillList } from './DrillList'
import { InsightTotals } from './InsightTotals'
import { windowText } from './insights.rules'
import { SpendingChanges } from './SpendingChanges'
import styles from './TravelInsightsPage.module.css'

interface FiguresProps {
  insights: Insights
  view: ScoreView
}

/** All figures of the page; those that count bookings lead to them. */
export function InsightFigures({ insights, view, isOfCompany }: FiguresProps & { isOfCompany: boolean }) {
  return (
    <>
      <InsightTotals insights={insights} isOfCompany={isOfCompany} />
      {isOfCompany && <SpendingChanges insights={insights} view={view} />}
      <div className={styles.grid}>
        <MonthsChart insights={insights} />
        <CategoryChart insights={insights} />
        <div className={styles.column}>
          <BookingWindow insights={insights} view={view} />
          <BookingTypes insights={insights} view={view} />
        </div>
        <Destinations insights={insights} view={view} />
      </div>
      <ComplianceCard insights={insights} view={view} isOfCompany={isOfCompany} />
      {isOfCompany && <CompareCostCenters view={view} />}
    </>
  )
}

/** Spending of each month, stacked by category. */
function MonthsChart({ insights: { months, currency, totals, spending, asOf } }: Pick<FiguresProps, 'insights'>) {
  const { formatMessage } = useIntl()
  const { money, moneyTotal, month, shortMoney, instant } = useFormats()
  const used = spendingCategories.filter((each) => spending.some(({ category, amount }) => category === each && amount))
  return (
    <ChartCard
      title={formatMessage({ id: 'insights.months' })}
      unit={currency}
      asOf={formatMessage({ id: 'scores.company.asOf' }, { time: instant(asOf) })}
      summary={formatMessage(
        { id: 'insights.months.sum' },
        { spent: moneyTotal(totals.totalSpent, currency), months: months.length },
      )}
      kind="stackedBars"
      series={used.map((category) => ({
        key: category,
        name: formatMessage({ id: `scorePages.category.${category}` }),
      }))}
      points={months.map((row) => ({
        key: row.month,
        name: month(row.month, 'short'),
        wholeName: month(row.month),
        values: Object.fromEntries(row.spending.map(({ category, amount }) => [category, Math.max(0, amount)])),
      }))}
      pointHeading={formatMessage({ id: 'scores.trends.month' })}
      formatValue={(value) => money(value, currency)}
      formatTick={(value) => shortMoney(value, currency)}
      empty={<FormattedMessage id="scorePages.empty.title" />}
    />
  )
}

/** Spending by category against the period before. */
function CategoryChart({ insights: { spending, currency, asOf } }: Pick<FiguresProps, 'insights'>) {
  const { formatMessage } = useIntl()
  const { money, moneyTotal, shortMoney, instant } = useFormats()
  const ranked = spending.toSorted((one, other) => other.amount - one.amount)
  const [most] = ranked
  return (
    <ChartCard
      title={formatMessage({ id: 'scorePages.spending' })}
      unit={currency}
      asOf={formatMessage({ id: 'scores.company.asOf' }, { time: instant(asOf) })}
      summary={
        most
          ? formatMessage(
              { id: 'insights.category.most' },
              {
                category: formatMessage({ id: `scorePages.category.${most.category}` }),
                amount: moneyTotal(most.amount, currency),
              },
            )
          : ''
      }
      kind="rankedBars"
      series={[
        { key: 'amount', name: formatMessage({ id: 'insights.thisPeriod' }) },
        { key: 'previous', name: formatMessage({ id: 'insights.previousPeriod' }), isComparison: true },
      ]}
      points={ranked.map(({ category, amount, previous }) => ({
        key: category,
        name: formatMessage({ id: `scorePages.category.${category}` }),
        values: { amount: Math.max(0, amount), previous: Math.max(0, previous) },
      }))}
      pointHeading={formatMessage({ id: 'insights.filter.category' })}
      formatValue={(value) => money(value, currency)}
      formatTick={(value) => shortMoney(value, currency)}
      empty={<FormattedMessage id="scorePages.spending.none" />}
    />
  )
}

/** The bookings that were not canceled. */
const travelled = ({ bookings, cancelled }: Insights['totals']) => bookings - cancelled

const BookingWindow = ({ insights: { bookingWindow, totals }, view }: FiguresProps) => (
  <DrillList
    view={view}
    all={travelled(totals)}
    drill="window"
    heading={<FormattedMessage id="insights.window" />}
    help="window"
    rows={bookingWindow.map((window) => ({
      key: windowText(window),
      name: (
        <FormattedMessage
          id={window.to === null ? 'insights.window.from' : 'insights.window.between'}
          values={{ from: window.from, to: window.to }}
        />
      ),
      bookings: window.bookings,
    }))}
  />
)

function Destinations({ insights: { destinations, currency, totals }, view }: FiguresProps) {
  const { country, moneyTotal } = useFormats()
  return (
    <DrillList
      view={view}
      all={travelled(totals)}
      drill="destination"
      heading={<FormattedMessage id="insights.destinations" />}
      rows={destinations.map(({ code, city, countryCode, bookings, totalSpent }) => ({
        key: code,
        name: `${city}, ${country(countryCode)}`,
        bookings,
        detail: moneyTotal(totalSpent, currency),
      }))}
    />
  )
}

const BookingTypes = ({ insights: { bookingTypes, totals }, view }: FiguresProps) => (
  <DrillList
    view={view}
    all={travelled(totals)}
    drill="bookingType"
    heading={<FormattedMessage id="insights.bookingTypes" />}
    rows={bookingTypes.map(({ bookingType, bookings }) => ({
      key: bookingType,
      name: <FormattedMessage id={`insights.bookingType.${bookingType}`} />,
      bookings,
    }))}
  />
)
