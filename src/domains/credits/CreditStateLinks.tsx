import { FormattedMessage, useIntl } from 'react-intl'
import { creditStates, type TravelCreditPage } from '#contract/travelCredits.ts'
import { StatusLinks } from '@/patterns/table/StatusLinks'
import { searchOfValue, type TableAddress } from '@/patterns/table/tableAddress'
import { countOfState, stateIn } from './creditTable.rules'

interface CreditStateLinksProps {
  /** Undefined until they are there. */
  counts: TravelCreditPage['stateCounts'] | undefined
  address: TableAddress
}

/** All credits, and those in each state, with their number. */
export function CreditStateLinks({ counts, address }: CreditStateLinksProps) {
  const { formatMessage } = useIntl()
  const chosen = stateIn(address.state)
  return (
    <StatusLinks
      label={formatMessage({ id: 'credits.states' })}
      links={[undefined, ...creditStates].map((state) => ({
        key: state ?? 'all',
        label: <FormattedMessage id={state ? `credits.tab.${state}` : 'credits.tab.all'} />,
        search: searchOfValue(address, 'state', state),
        count: counts && countOfState(counts, state),
        isCurrent: state === chosen,
      }))}
    />
  )
}
