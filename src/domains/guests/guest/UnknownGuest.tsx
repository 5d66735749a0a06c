import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'
import { buttonClass } from '@/ui/buttonClass'
import { EmptyState } from '@/ui/EmptyState'
import { Illustration } from '@/ui/illustrations/Illustration'

/** Nobody of the company's guests has this address: an employee, somebody removed, or a mistyped link. */
export const UnknownGuest = () => (
  <EmptyState
    headingLevel={1}
    title={<FormattedMessage id="guests.unknown.title" />}
    text={<FormattedMessage id="guests.unknown.text" />}
    illustration={<Illustration of="lost" />}
    action={
      <Link to={pathTo(useLocale(), 'guestManagementList')} className={buttonClass()}>
        <FormattedMessage id="guests.unknown.action" />
      </Link>
    }
  />
)
