import { MessageCircleQuestion } from 'lucide-react'
import { Suspense, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { type AskedQuery, rollCallLimits } from '#contract/risk/rollCalls.ts'
import { searchParameters, type TravelerSearch } from '@/domains/risk/findTravelers.rules'
import { lazyPart } from '@/patterns/page/lazyPart'
import { Button } from '@/ui/button/Button'

const AskRollCallDialog = lazyPart(
  ['rollCall', 'fields'],
  () => import('@/domains/risk/rollCall/ask/AskRollCallDialog'),
)

interface AskThemProps {
  count: number
  /** The travelers: those of the ticked rows, or all that a search finds in the status of its rows but the unticked. */
  who: { bookingIds: readonly string[] } | { search: TravelerSearch; leftOut?: readonly string[] }
  /** The alert of the search, which the question is then about. */
  alert?: { id: string; headline: string } | undefined
  /** The first action of the page. */
  isLeading?: boolean
  /** Whether people of this alert were asked before. */
  isAgain?: boolean
  /** Whether `count` is that of another search, as this one is loading. */
  isLoading?: boolean
}

/** The button that asks travelers whether they are safe. */
export function AskThem({ count, who, alert, isLeading = false, isAgain = false, isLoading = false }: AskThemProps) {
  const [isOpen, setOpen] = useState(false)
  // Text in an open dialog stays when the list is read again.
  if (count === 0 && !isOpen) return null
  const isSearch = 'search' in who
  const leftOut = (isSearch && who.leftOut) || []
  const chosen = isSearch ? { query: searchParameters(who.search) as AskedQuery, excluded: leftOut } : who
  const kind = isAgain ? 'again' : isLeading ? 'alert' : !isSearch ? 'some' : leftOut.length > 0 ? 'most' : 'all'
  const status = isSearch ? who.search.displayTripStatus : ''
  if ((isSearch ? leftOut : who.bookingIds).length > rollCallLimits.trips)
    return (
      <p role="status">
        <FormattedMessage id="findTravelers.ask.tooMany" values={{ most: rollCallLimits.trips }} />
      </p>
    )
  return (
    <>
      <Button
        {...(!isLeading && { variant: 'secondary', size: 'small' })}
        icon={<MessageCircleQuestion aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-disabled={isLoading || undefined}
        onClick={() => setOpen(!isLoading)}
      >
        <FormattedMessage id={`findTravelers.ask.${kind}`} values={{ count, status, total: count + leftOut.length }} />
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <AskRollCallDialog {...chosen} {...(alert && { alert })} count={count} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
