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
}

/** The button that asks travelers whether they are safe. */
export function AskThem({ count, who }: AskThemProps) {
  const [isOpen, setOpen] = useState(false)
  if (!isOffered('rollcalls') || count === 0) return null
  const chosen = 'search' in who ? { query: searchParameters(who.search) as AskedQuery } : who
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        icon={<MessageCircleQuestion aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <FormattedMessage
          id={'search' in who ? 'findTravelers.ask.all' : 'findTravelers.ask.some'}
          values={{ count }}
        />
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <AskRollCallDialog {...chosen} count={count} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
