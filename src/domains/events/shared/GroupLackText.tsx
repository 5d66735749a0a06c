import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import type { GroupTravel } from '#contract/groupTravels.ts'
import type { GroupLack } from '@/domains/events/events.rules'
import { stepPath } from '@/domains/profile/shared/stepPath'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'

interface GroupLackProps {
  lack: GroupLack
  group: GroupTravel
  onFollow?: () => void
}

/** What keeps an event from being booked (§5), and the way to it where it is the person's own. */
export function GroupLackText({ lack, group, onFollow }: GroupLackProps) {
  const locale = useLocale()
  return (
    <>
      <FormattedMessage id={`events.lacks.${lack}`} />{' '}
      {lack === 'profile' && (
        <Link to={stepPath(locale, 'personal', { event: group.groupTravel.shareableId })} onClick={onFollow}>
          <FormattedMessage id="events.lacks.complete" />
        </Link>
      )}
      {lack === 'airport' && (
        <Link to={`${pathTo(locale, 'personal')}#airportCode`} onClick={onFollow}>
          <FormattedMessage id="events.lacks.addAirport" />
        </Link>
      )}
    </>
  )
}
