import { CalendarArrowDown, FileText, Mail } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { mostSelected } from '#contract/arranger/travelers.ts'
import type { ApiFailure } from '@/http/failure'
import { DownloadButton } from '@/patterns/download/DownloadButton'
import { useSubjectProfile } from '@/patterns/subject/subject'
import { Button } from '@/ui/button/Button'
import { loadOnceOnline } from '@/ui/loadOnceOnline'
import { selectionPath } from './board.api'
import type { SelectedTraveler } from './board.slice'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

const MailDialog = lazy(() => loadOnceOnline(() => import('./MailDialog')))

/** The actions for the selected travelers. With too many, or none with a trip, the reason why they are disabled. */
export function SelectionActions({ travelers }: { travelers: readonly SelectedTraveler[] }) {
  const profileRef = useSubjectProfile()
  const [isMailing, setMailing] = useState(false)
  const isTooMany = travelers.length > mostSelected
  const path = (what: 'calendar' | 'itineraries') =>
    selectionPath(
      what,
      profileRef,
      travelers.map(({ profileId }) => profileId),
    )
  if (isTooMany || !travelers.some(({ hasTrip }) => hasTrip))
    return (
      <p role="status" className={textStyle.regular}>
        {isTooMany ? (
          <FormattedMessage id="travelers.selected.tooMany" values={{ most: mostSelected }} />
        ) : (
          <FormattedMessage id="travelers.selected.noTrip" values={{ count: travelers.length }} />
        )}
      </p>
    )
  return (
    <div className={cx(layout.row2, layout.stretch)}>
      <DownloadButton
        path={path('calendar')}
        fallbackName="travelers.ics"
        icon={<CalendarArrowDown aria-hidden="true" />}
        whyFailed={whyFailed}
      >
        <FormattedMessage id="travelers.calendar" />
      </DownloadButton>
      <DownloadButton
        path={path('itineraries')}
        fallbackName="itineraries.pdf"
        icon={<FileText aria-hidden="true" />}
        whyFailed={whyFailed}
      >
        <FormattedMessage id="travelers.print" />
      </DownloadButton>
      <Button
        variant="secondary"
        size="small"
        icon={<Mail aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setMailing(true)}
      >
        <FormattedMessage id="travelers.mail" />
      </Button>
      {isMailing && (
        <Suspense fallback={null}>
          <MailDialog travelers={travelers} onClose={() => setMailing(false)} />
        </Suspense>
      )}
    </div>
  )
}

/** The reason why the documents failed, where the status tells it. */
const whyFailed = ({ status }: ApiFailure) => {
  if (status === 403) return <FormattedMessage id="travelers.mail.failed.revoked" />
  return status === 409 ? <FormattedMessage id="travelers.selected.noTrip" values={{ count: 2 }} /> : undefined
}
