import { FormattedMessage, useIntl } from 'react-intl'
import type { RiskView } from '#contract/risk/riskViews.ts'
import { nearCircle, cornersOf } from '@/domains/risk/map/area.rules'
import { useFormats } from '@/i18n/useFormats'
import textStyle from '@/ui/layout/textStyle.module.css'
import { partsOfSearch, type SearchPart } from './riskViews.rules'

/** Trips that a cell names; the number of the others follows. */
const mostNamed = 3

/** The subject of a view, as it is recorded: a search in words, trips, or a roll call. */
export function ViewedThing({ view }: { view: RiskView }) {
  const { formatList } = useIntl()
  const { about, bookingIds, kind } = view
  const textOf = useSearchText()
  const parts = partsOfSearch(view).map(textOf)
  if (kind === 'rollCall') return <span className={textStyle.anywhere}>{about}</span>
  if (bookingIds.length > 0)
    return (
      <span className={textStyle.anywhere}>
        <FormattedMessage
          id="riskViews.trips"
          values={{
            count: bookingIds.length,
            named: formatList(bookingIds.slice(0, mostNamed), { type: 'unit' }),
            more: Math.max(0, bookingIds.length - mostNamed),
          }}
        />
      </span>
    )
  return (
    <span className={textStyle.anywhere}>
      {parts.length > 0 ? parts.join(' · ') : <FormattedMessage id="riskViews.everybody" />}
    </span>
  )
}

/** Writes a part of a search in words. */
function useSearchText(): (part: SearchPart) => string {
  const { formatList, formatMessage } = useIntl()
  const { country, date, dateRange, distance } = useFormats()
  const daysText = (from: string, to: string) => {
    if (from && to) return dateRange(from, to)
    return formatMessage({ id: 'riskViews.days' }, { day: date(from || to), end: from ? 'first' : 'last' })
  }
  return (part) => {
    switch (part.kind) {
      case 'term':
        return formatMessage({ id: 'riskViews.term' })
      case 'arrivedRecently':
      case 'noAnswer':
      case 'searchByTravelBreakingNews':
        return formatMessage({ id: `findTravelers.only.${part.kind}` })
      case 'country':
        return country(part.text)
      case 'city':
      case 'flight':
      case 'alert':
        return formatMessage({ id: `riskViews.${part.kind}` }, { text: part.text })
      case 'area':
        return formatMessage({ id: 'findTravelers.chip.area' }, { corners: cornersOf(part.text).length })
      case 'near':
        return formatMessage(
          { id: 'findTravelers.chip.near' },
          { distance: distance(nearCircle(part.text)?.km ?? 0, 'km') },
        )
      case 'levels':
        return formatList(
          part.levels.map((level) => formatMessage({ id: 'riskViews.level' }, { level })),
          { type: 'disjunction' },
        )
      case 'statuses':
        return formatList(
          part.statuses.map((status) => formatMessage({ id: `findTravelers.status.${status}` })),
          { type: 'unit' },
        )
      case 'days':
        return daysText(part.from, part.to)
      case 'text':
        return part.text
    }
  }
}
