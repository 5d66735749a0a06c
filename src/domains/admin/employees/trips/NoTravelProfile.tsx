import { FormattedMessage } from 'react-intl'
import { EmptyState } from '@/ui/notice/EmptyState'
import { NoTripsIllustration } from '@/ui/illustrations/NoTripsIllustration'

/** A note that an employee without a travel profile has not travelled. */
export const NoTravelProfile = ({ name }: { name: string }) => (
  <EmptyState
    headingLevel={1}
    title={<FormattedMessage id="employees.trips.noProfile.title" />}
    text={<FormattedMessage id="employees.trips.noProfile.text" values={{ name }} />}
    illustration={<NoTripsIllustration />}
  />
)
