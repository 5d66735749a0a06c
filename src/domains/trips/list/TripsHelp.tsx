import { FormattedMessage, useIntl } from 'react-intl'
import { tripStatuses } from '#contract/trips.ts'
import { HelpTip } from '@/ui/overlay/HelpTip'

/** Explains which trips are in which list (§4). */
export function TripsHelp() {
  const { formatMessage } = useIntl()
  const terms = tripStatuses.map((status) => ({
    key: status,
    term: <FormattedMessage id={`trips.group.${status}`} />,
    text: <FormattedMessage id={`tripLists.help.${status}`} />,
  }))
  return <HelpTip theme="tripsHelp" label={formatMessage({ id: 'tripLists.help.label' })} terms={terms} />
}
