import { Headset } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'
import { buttonClass } from '@/ui/button/buttonClass'
import { useHelpDesk } from './useHelpDesk'

interface AskHelpDeskProps {
  /** The record locator of the trip that the request is about; a help desk elsewhere does not know it. */
  bookingId?: string
}

/** A link to the help desk, for readers who have one. */
export function AskHelpDesk({ bookingId }: AskHelpDeskProps) {
  const locale = useLocale()
  const desk = useHelpDesk()
  if (!desk || (bookingId !== undefined && desk.is === 'elsewhere')) return null
  return (
    <Link
      to={pathTo(locale, 'helpDesk', undefined, bookingId === undefined ? {} : { bookingId })}
      className={bookingId === undefined ? buttonClass('secondary') : buttonClass('quiet', 'small')}
    >
      <Headset aria-hidden="true" />
      <FormattedMessage id={bookingId === undefined ? 'agency.helpDesk.ask' : 'agency.helpDesk.askAboutTrip'} />
    </Link>
  )
}
