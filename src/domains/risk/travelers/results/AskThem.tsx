import { MessageCircleQuestion } from 'lucide-react'
import { Suspense, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { type AskedQuery, rollCallLimits } from '#contract/rollCalls.ts'
import { searchParameters, type TravelerSearch } from '@/domains/risk/findTravelers.rules'
import { lazyPart } from '@/patterns/page/lazyPart'
import { Button } from '@/ui/button/Button'

const AskRollCallDialog = lazyPart(['rollCall', 'fields'], () => import('@/domains/risk/rollCall/AskRollCallDialog'))

interface AskThemProps {
  count: number
  /** The travelers: those of the ticked rows, or all that a search finds in the status of its rows but the unticked. */
  who: { bookingIds: readonly string[] } | { search: TravelerSearch; leftOut?: readonly string[] }
}

/** The button that asks travelers whether they are safe. */
export function AskThem({ count, who }: AskThemProps) {
  const [isOpen, setOpen] = useState(false)
  if (count === 0) return null
  const isSearch = 'search' in who
  const leftOut = (isSearch && who.leftOut) || []
  const chosen = isSearch ? { query: searchParameters(who.search) as AskedQuery, excluded: leftOut } : who
  const kind = !isSearch ? 'some' : leftOut.length > 0 ? 'most' : 'all'
  if ((isSearch ? leftOut : who.bookingIds).length > rollCallLimits.trips)
    return (
      <p role="status">
        <FormattedMessage id="findTravelers.ask.tooMany" values={{ most: rollCallLimits.trips }} />
      </p>
    )
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        icon={<MessageCircleQuestion aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <FormattedMessage id={`findTravelers.ask.${kind}`} values={{ count, total: count + leftOut.length }} />
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <AskRollCallDialog {...chosen} count={count} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
