import { FormattedMessage } from 'react-intl'
import { reasonOf } from '@/domains/profile/obstacles.rules'
import { useFormats } from '@/i18n/useFormats'
import type { Action } from './actions.rules'

/** What waits, in words. */
export function What({ action }: { action: Action }) {
  if (action.source === 'obstacle')
    return <FormattedMessage id={action.isEveryCard ? 'actions.card.first' : `profile.missing.${action.obstacle}`} />
  if (action.source === 'notification') return action.notification.message
  const { firstName, lastName } = action.arranger
  return <FormattedMessage id="actions.arranger.what" values={{ name: `${firstName} ${lastName}` }} />
}

/** Why it matters: what it blocks, or which trip it is about. */
export function Why({ action }: { action: Action }) {
  const { date } = useFormats()
  if (action.source === 'arranger') return <FormattedMessage id="actions.arranger.why" />
  if (action.source === 'obstacle')
    return (
      <>
        <FormattedMessage id="actions.blocksBooking" />{' '}
        <FormattedMessage id={`profile.why.${reasonOf(action.obstacle)}`} />
      </>
    )
  const { trip, notification } = action
  const values = { destination: trip?.destination ?? '', date: trip ? date(trip.departureDate) : '' }
  if (notification.type === 'paymentmethod') return <FormattedMessage id="actions.card.why" />
  if (notification.type === 'traveldocument')
    return trip ? (
      <FormattedMessage id="actions.passport.trip" values={values} />
    ) : (
      <FormattedMessage id="actions.passport.why" />
    )
  if (trip) return <FormattedMessage id="actions.advisory.trip" values={values} />
  return <FormattedMessage id="actions.other.why" />
}
