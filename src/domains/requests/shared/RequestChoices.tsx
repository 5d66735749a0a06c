import { CircleCheck } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { BookChoice } from '@/domains/booking/shared/BookChoice'
import { useBooking } from '@/domains/booking/shared/useBooking'
import { modalClosed } from '@/domains/booking/booking.slice'
import { placesText } from '@/domains/requests/requests.rules'
import { useTravelRequestsQuery } from '@/domains/requests/requests.slice'
import { useOwnProfile, useSession } from '@/domains/session/shared/useSession'
import { useFormats } from '@/i18n/useFormats'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'
import { mayNavigate } from '@/routes/permissions'
import { rowOf } from '@/routes/table'
import { useAppDispatch } from '@/store/hooks'
import { Button } from '@/ui/button/Button'
import { buttonClass } from '@/ui/button/buttonClass'
import layout from '@/ui/layout/layout.module.css'

const mostShown = 3

/** The reader's approved requests that a booking can use, each with what is left of it; nothing where there is none. */
export default function RequestChoices() {
  const { roles } = useSession()
  return mayNavigate(rowOf('travelRequests'), roles) ? <Choice /> : null
}

function Choice() {
  const locale = useLocale()
  const dispatch = useAppDispatch()
  const { dateRange, money } = useFormats()
  const { ownReason, isProcessing, isOpening, openTool } = useBooking()
  const { data } = useTravelRequestsQuery({ ...useOwnProfile(), pageNumber: 1 })
  const usable = (data?.responseData ?? []).filter(({ isUsable }) => isUsable).slice(0, mostShown)
  if (usable.length === 0) return null
  return (
    <BookChoice icon={<CircleCheck aria-hidden="true" />} title={<FormattedMessage id="travelRequests.approved" />}>
      <ul role="list" className={layout.stack3}>
        {usable.map(({ id, purpose, from, until, left, currency, ...request }) => (
          <li key={id}>
            <strong>{purpose}</strong>
            <p>
              <FormattedMessage
                id="travelRequests.usable"
                values={{ places: placesText(request), days: dateRange(from, until), left: money(left, currency) }}
              />
            </p>
          </li>
        ))}
      </ul>
      <div className={layout.row3}>
        {!ownReason && (
          <Button variant="secondary" isPending={isOpening({})} onClick={() => !isProcessing && openTool()}>
            <FormattedMessage id="travelRequests.book" />
          </Button>
        )}
        <Link
          className={buttonClass('quiet', 'small')}
          to={pathTo(locale, 'travelRequests')}
          onClick={() => void dispatch(modalClosed())}
        >
          <FormattedMessage id="routes.travelRequests" />
        </Link>
      </div>
    </BookChoice>
  )
}
