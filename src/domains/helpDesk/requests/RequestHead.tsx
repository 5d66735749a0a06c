import { CircleCheck, Luggage } from 'lucide-react'
import { useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import type { DeskThread } from '#contract/support/helpDesk.ts'
import { ActionFailure } from '@/forms/failure/ActionFailure'
import { useFormats } from '@/i18n/useFormats'
import { useLocale } from '@/i18n/useLocale'
import { useAction } from '@/patterns/action/useAction'
import { PageHeader } from '@/patterns/page/PageHeader'
import { pathTo } from '@/routes/pathTo'
import { Button } from '@/ui/button/Button'
import { buttonClass } from '@/ui/button/buttonClass'
import layout from '@/ui/layout/layout.module.css'
import { useKeepFocusWithin } from '@/ui/overlay/useKeepFocusWithin'
import type { DeskRequestRef } from '../helpDesk.api'
import { usePutDeskSolvedMutation } from '../helpDesk.slice'
import { RequestBadges } from '../RequestBadges'
import { RequestTrip } from '../RequestTrip'

/** Topic, status and trip of a request, and marking it as solved. */
export function RequestHead({ thread, deskRef }: { thread: DeskThread; deskRef: DeskRequestRef }) {
  const place = useRef<HTMLDivElement>(null)
  useKeepFocusWithin(place)
  const { topic, status, trip, openedAt, agent } = thread
  const { instant } = useFormats()
  const locale = useLocale()
  const solve = useAction({ mutation: usePutDeskSolvedMutation() })
  return (
    <div ref={place} className={layout.contents}>
      <PageHeader
        title={<FormattedMessage id={`helpDesk.topic.${topic}`} />}
        mark={<RequestBadges request={thread} />}
        facts={[
          trip && <RequestTrip key="trip" trip={trip} />,
          <FormattedMessage key="opened" id="helpDesk.opened" values={{ at: instant(openedAt) }} />,
          agent && <FormattedMessage key="agent" id="helpDesk.caredFor" values={{ name: agent }} />,
        ]}
        actions={
          <>
            {status !== 'solved' && (
              <Button
                variant="quiet"
                size="small"
                icon={<CircleCheck aria-hidden="true" />}
                isPending={solve.isPending}
                onClick={() => solve.run(deskRef)}
              >
                <FormattedMessage id="helpDesk.solve" />
              </Button>
            )}
            {trip && (
              <Link
                className={buttonClass('quiet', 'small')}
                to={pathTo(locale, 'trip', { bookingId: trip.bookingId })}
              >
                <Luggage aria-hidden="true" />
                <FormattedMessage id="helpDesk.toTrip" />
              </Link>
            )}
          </>
        }
      />
      <ActionFailure failure={solve.failure} />
    </div>
  )
}
