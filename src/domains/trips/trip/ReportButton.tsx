import { MessageSquareWarning } from 'lucide-react'
import { Suspense, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import type { Trip } from '#contract/trips.ts'
import { isOffered } from '@/http/additions'
import { lazyPart } from '@/patterns/page/lazyPart'
import { Button } from '@/ui/button/Button'

const ReportDialog = lazyPart(['forms'], () => import('@/domains/trips/shared/ReportDialog'))

/** Reports a problem to the agency; Support links here with the dialog requested in the address. */
export function ReportButton({ trip }: { trip: Trip }) {
  const [search] = useSearchParams()
  const [isOpen, setOpen] = useState(search.has('report'))
  if (!isOffered('tripreport') || trip.source === 'manual') return null
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon={<MessageSquareWarning aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <FormattedMessage id="trip.report.open" />
      </Button>
      <Suspense fallback={null}>{isOpen && <ReportDialog trip={trip} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
