import { MessageCircleQuestion } from 'lucide-react'
import { Suspense, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { AskedQuery } from '#contract/rollCalls.ts'
import { searchParameters, type TravelerSearch } from '@/domains/risk/findTravelers.rules'
import { isOffered } from '@/http/additions'
import { lazyPart } from '@/patterns/page/lazyPart'
import { Button } from '@/ui/button/Button'

const AskRollCallDialog = lazyPart(['rollCall', 'fields'], () => import('@/domains/risk/rollCall/AskRollCallDialog'))

interface AskThemProps {
  count: number
  /** The travelers: those of the ticked rows, or all that a search finds in the status of its rows. */
  who: { bookingIds: readonly string[] } | { search: TravelerSearch }
  /** The alert of the search, which the question is then about. */
  alert?: { id: string; headline: string } | undefined
  /** Whether `count` is that of another search, as this one is loading. */
  isLoading?: boolean
}

/** The button that asks travelers whether they are safe. */
export function AskThem({ count, who, alert, isLoading = false }: AskThemProps) {
  const [isOpen, setOpen] = useState(false)
  // What is typed in the dialog stays when the list is read again.
  if (!isOffered('rollcalls') || (count === 0 && !isOpen)) return null
  const chosen = 'search' in who ? { query: searchParameters(who.search) as AskedQuery } : who
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        icon={<MessageCircleQuestion aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-disabled={isLoading || undefined}
        onClick={() => setOpen(!isLoading)}
      >
        <FormattedMessage
          id={'search' in who ? 'findTravelers.ask.all' : 'findTravelers.ask.some'}
          values={{ count, status: 'search' in who ? who.search.displayTripStatus : '' }}
        />
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <AskRollCallDialog {...chosen} {...(alert && { alert })} count={count} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
