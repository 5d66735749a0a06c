import { useLayoutEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useGateStatus } from '@/domains/reference/shared/useGateStatus'
import { useSession } from '@/domains/session/shared/useSession'
import type { MessageId } from '@/i18n/messages'
import { useLocale } from '@/i18n/useLocale'
import { type AdminTab, adminTabs } from '@/routes/admin'
import { pathTo } from '@/routes/pathTo'
import { gatesOf } from '@/routes/row'
import { isRowOffered } from '@/routes/rowOffered'
import { rowOf, titleOf } from '@/routes/table'
import { useRouteName } from '@/routes/useRouteName'
import styles from './AdminTabs.module.css'

/** Short titles for tabs whose title is long. */
const shortTitles: Partial<Record<AdminTab, MessageId>> = {
  travelPolicies: 'routes.travelPolicies.tab',
  tripFields: 'routes.tripFields.tab',
  paymentMethods: 'routes.paymentMethods.tab',
  companyChanges: 'routes.companyChanges.tab',
  riskViews: 'routes.riskViews.tab',
  notices: 'routes.notices.tab',
}

/** The tabs of the screens of administration, in one line that is scrolled to the current one where it has no room. */
export function AdminTabs() {
  const { formatMessage } = useIntl()
  const locale = useLocale()
  const here = useRouteName()
  const list = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => showCurrent(list.current), [here])
  const statusOf = useGateStatus(useSession())
  const isOpen = (name: AdminTab) => gatesOf(rowOf(name)).every((gate) => statusOf(gate) === 'enabled')
  return (
    <nav className={styles.nav} aria-label={formatMessage({ id: 'routes.administration' })}>
      <ul ref={list} role="list" className={styles.tabs}>
        {adminTabs
          .filter((name) => isRowOffered(rowOf(name)) && isOpen(name))
          .map((name) => (
            <li key={name}>
              <Link to={pathTo(locale, name)} className={styles.tab} aria-current={name === here ? 'page' : undefined}>
                <FormattedMessage id={shortTitles[name] ?? titleOf(name)} />
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  )
}

/** Scrolls the line, and not the page, so that the current tab is in its middle. */
function showCurrent(list: HTMLElement | null): void {
  const tab = list?.querySelector<HTMLElement>('[aria-current]')
  if (list && tab) list.scrollLeft = tab.offsetLeft - list.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2
}
