import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import type { GroupLack } from '@/domains/events/events.rules'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'

/** What keeps an event from being booked (§5), and the way to it where it is the person's own. */
export function GroupLackText({ lack, onFollow }: { lack: GroupLack; onFollow?: () => void }) {
  const locale = useLocale()
  return (
    <>
      <FormattedMessage id={`events.lacks.${lack}`} />{' '}
      {lack === 'airport' && (
        <Link to={`${pathTo(locale, 'personal')}#airportCode`} onClick={onFollow}>
          <FormattedMessage id="events.lacks.addAirport" />
        </Link>
      )}
    </>
  )
}
