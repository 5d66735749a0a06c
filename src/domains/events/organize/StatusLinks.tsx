import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import type { GroupStatus } from '#contract/groupTravels.ts'
import { type TableAddress, writeTable } from '@/patterns/table/tableAddress'
import { buttonClass } from '@/ui/buttonClass'
import { statesThereAre } from './organize.rules'
import styles from './Organize.module.css'

interface StatusLinksProps {
  address: TableAddress
  counts: Partial<Record<GroupStatus, number>> | undefined
}

/** Links to the events of each state there are some of, with how many; each has an address of its own. */
export function StatusLinks({ address: { shape, state }, counts }: StatusLinksProps) {
  const { formatMessage } = useIntl()
  const chosen = state.filters['status']?.[0] as GroupStatus | undefined
  const states = statesThereAre(counts ?? {}, chosen)
  if (states.length < 2 && !chosen) return null
  const all = Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0)
  const link = (status: GroupStatus | undefined, count: number) => (
    <li key={status ?? 'all'}>
      <Link
        to={{ search: writeTable(shape, { ...state, pageNumber: 1, filters: status ? { status: [status] } : {} }) }}
        preventScrollReset
        className={buttonClass('quiet', 'small')}
        aria-current={status === chosen ? 'page' : undefined}
      >
        <FormattedMessage id={status ? `organize.status.${status}` : 'organize.status.all'} />{' '}
        <span className={styles.count}>{count}</span>
      </Link>
    </li>
  )
  return (
    <nav aria-label={formatMessage({ id: 'organize.statuses' })}>
      <ul role="list" className={styles.statuses}>
        {link(undefined, all)}
        {states.map(({ status, count }) => link(status, count))}
      </ul>
    </nav>
  )
}
