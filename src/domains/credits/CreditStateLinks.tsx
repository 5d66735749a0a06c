import { FormattedMessage, useIntl } from 'react-intl'
import { creditStates, travelCreditLimits, type TravelCreditPage } from '#contract/travelCredits.ts'
import { StatusLinks } from '@/patterns/table/StatusLinks'
import { searchOfValue, type TableAddress } from '@/patterns/table/tableAddress'
import { countOfState, stateIn } from './creditTable.rules'

interface CreditStateLinksProps {
  /** Undefined until they are there. */
  counts: TravelCreditPage['stateCounts'] | undefined
  address: TableAddress
}

/** The credits in each state, and all, with their number. */
export function CreditStateLinks({ counts, address }: CreditStateLinksProps) {
  const { formatMessage } = useIntl()
  const chosen = stateIn(address.state)
  return (
    <StatusLinks
      label={formatMessage({ id: 'credits.states' })}
      links={[...creditStates, undefined].map((state) => ({
        key: state ?? 'all',
        label: (
          <FormattedMessage id={`credits.tab.${state ?? 'all'}`} values={{ days: travelCreditLimits.lapsingDays }} />
        ),
        // Open credits are the list without a state in its address.
        search: searchOfValue(address, 'state', state === 'open' ? undefined : (state ?? 'all')),
        count: counts && countOfState(counts, state),
        isCurrent: state === chosen,
      }))}
    />
  )
}
