import { useIntl } from 'react-intl'
import layout from '@/ui/layout/layout.module.css'
import { DayFilter } from './DayFilter'
import { dayFilters } from './days'
import type { TableAddress } from './tableAddress'

/** The first and the last day of the rows of a table. */
export function DayFilters({ address }: { address: TableAddress }) {
  const { formatMessage } = useIntl()
  return (
    <div className={layout.row3}>
      {dayFilters.map((name) => (
        <DayFilter key={name} address={address} name={name} label={formatMessage({ id: `tables.${name}` })} />
      ))}
    </div>
  )
}
