import { FormattedMessage, useIntl } from 'react-intl'
import type { TripStatus } from '#contract/trips/trips.ts'
import { StatusLinks } from '@/patterns/table/filters/StatusLinks'

interface TripStatusLinksProps {
  /** `status` is undefined for all trips, `search` the query of the address. Without `count` no number is shown. */
  links: readonly { status: TripStatus | undefined; search: string; count: number | undefined }[]
  shown: TripStatus | undefined
}

/** Links to the trips of a status with their number. */
export function TripStatusLinks({ links, shown }: TripStatusLinksProps) {
  const { formatMessage } = useIntl()
  return (
    <StatusLinks
      label={formatMessage({ id: 'trips.groups' })}
      links={links.map(({ status, ...link }) => ({
        ...link,
        key: status ?? 'all',
        label: <FormattedMessage id={status ? `trips.group.${status}` : 'trips.group.all'} />,
        isCurrent: status === shown,
      }))}
    />
  )
}
