import { Headset } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'
import { buttonClass } from '@/ui/button/buttonClass'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { useHelpDesk } from './useHelpDesk'

interface AskHelpDeskProps {
  /** The record locator of the trip that the request is about; a help desk elsewhere does not know it. */
  bookingId?: string
  onFollow?: () => void
}

/** Opens the form of a new request, or a help desk elsewhere, for readers who have a help desk. */
export function AskHelpDesk({ bookingId, onFollow }: AskHelpDeskProps) {
  const locale = useLocale()
  const desk = useHelpDesk()
  if (!desk || (bookingId !== undefined && desk.is === 'elsewhere')) return null
  const words = (
    <>
      <Headset aria-hidden="true" />
      <FormattedMessage id={bookingId === undefined ? 'agency.helpDesk.ask' : 'agency.helpDesk.askAboutTrip'} />
    </>
  )
  if (desk.is === 'elsewhere')
    return (
      <a href={desk.url} target="_blank" rel="noopener noreferrer" className={buttonClass('secondary')}>
        {words}
        <VisuallyHidden>
          <FormattedMessage id="patterns.newTab" />
        </VisuallyHidden>
      </a>
    )
  return (
    <Link
      to={pathTo(locale, 'helpDesk', undefined, bookingId === undefined ? { ask: 'yes' } : { bookingId })}
      className={bookingId === undefined ? buttonClass('secondary') : buttonClass('quiet', 'small')}
      onClick={onFollow}
    >
      {words}
    </Link>
  )
}
