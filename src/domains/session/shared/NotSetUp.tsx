import { FormattedMessage, useIntl } from 'react-intl'
import { optionalServices, type OptionalService } from '#contract/session/optionalServices.ts'
import { useSession } from './useSession'

/** Says that services are not set up: to an administrator with the settings that they need, to others with whom to ask. */
export function NotSetUp({ services }: { services: readonly OptionalService[] }) {
  const { roles } = useSession()
  const { formatList } = useIntl()
  if (!roles.includes('Admin')) return <FormattedMessage id="patterns.notSetUp" />
  const settings = services.map((service) => <code key={service}>{optionalServices[service]}</code>)
  return (
    <FormattedMessage
      id="patterns.notSetUp.admin"
      values={{ count: services.length, settings: formatList(settings, { type: 'conjunction' }) }}
    />
  )
}
