import type { PdfChart } from '#server/files/pdf/drawChart.ts'
import type { ExecutiveReport } from '#server/services/documents.ts'
import type { ReportDrawing } from './drawReport.ts'

type Months = Pick<ExecutiveReport, 'months' | 'monthsBefore'>

const monthStart = (month: string) => new Date(`${month}-01T00:00Z`)

/** Amounts on an axis: `CA$200K`. */
function shortMoney({ formats, figures }: ReportDrawing) {
  const format = new Intl.NumberFormat(formats.locale, {
    style: 'currency',
    currency: figures.currency,
    notation: 'compact',
    maximumFractionDigits: 1,
  })
  return (amount: number) => format.format(amount)
}

/** The spending of each month beside that of the same month a year before. */
export function monthsChart(drawing: ReportDrawing, { months, monthsBefore }: Months): PdfChart {
  const { say, money, total, formats, figures } = drawing
  const short = new Intl.DateTimeFormat(formats.locale, { month: 'short', timeZone: 'UTC' })
  const long = new Intl.DateTimeFormat(formats.locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const highest = months.toSorted((one, other) => other.totalSpent - one.totalSpent)[0]!
  return {
    title: say('reports.months.spent'),
    unit: figures.currency,
    summary: say('reports.months.summary', {
      month: long.format(monthStart(highest.month)),
      amount: total(highest.totalSpent),
    }),
    chart: {
      kind: 'groupedBars',
      series: [
        { key: 'before', name: say('reports.months.before'), isComparison: true },
        { key: 'now', name: say('reports.months.thisPeriod') },
      ],
      points: months.map(({ month, totalSpent }, at) => ({
        key: month,
        name: short.format(monthStart(month)),
        values: { now: totalSpent, before: monthsBefore[at]?.totalSpent ?? null },
      })),
      tickText: shortMoney(drawing),
      valueText: money,
    },
  }
}

/** The spending of each category, the highest first. */
export function spendingChart(drawing: ReportDrawing): PdfChart {
  const { say, money, total, figures } = drawing
  const ranked = figures.summary.spending.toSorted((one, other) => other.amount - one.amount)
  const name = (category: (typeof ranked)[number]['category']) => say(`reports.column.${category}`)
  return {
    title: say('reports.spending.amount'),
    unit: figures.currency,
    summary: say('reports.spending.summary', { category: name(ranked[0]!.category), amount: total(ranked[0]!.amount) }),
    chart: {
      kind: 'rankedBars',
      series: [{ key: 'amount', name: say('reports.spending.amount') }],
      points: ranked.map(({ category, amount }) => ({ key: category, name: name(category), values: { amount } })),
      tickText: shortMoney(drawing),
      valueText: money,
    },
  }
}
