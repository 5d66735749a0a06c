import { Plane } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { NavLink } from 'react-router-dom'
import { useBooking } from '@/domains/booking/shared/useBooking'
import { useGateStatus } from '@/domains/reference/shared/useGateStatus'
import { useSession } from '@/domains/session/shared/useSession'
import { useTripList } from '@/domains/trips/useTripList'
import { lazyWithMessages } from '@/i18n/lazyWithMessages'
import { useLocale } from '@/i18n/useLocale'
import { entryState, menuEntries, type MenuEntry, type MenuFacts } from '@/routes/menu'
import { mayRender } from '@/routes/permissions'
import { pathTo } from '@/routes/pathTo'
import { rowOf, table, titleOf } from '@/routes/table'
import { usePagePreload } from '@/patterns/pagePreload'
import { Deferred } from './Deferred'
import styles from './MainMenu.module.css'

/** Loaded later: counting needs more data than the first screen. */
const ActionCount = lazyWithMessages(['actionCenter'], () => import('@/domains/actionCenter/ActionCount'))

/** The main menu of §2: Home, the booking button, then what roles and features allow. */
export function MainMenu({ onNavigate }: { onNavigate?: () => void }) {
  const { formatMessage } = useIntl()
  const who = useSession()
  const { roles, employeeId } = who
  const facts: MenuFacts = { isSandbox: employeeId === null, roles, statusOf: useGateStatus(who) }
  const tripList = useTripList()
  const [first, ...rest] = menuEntries
    .map((name): MenuEntry => (name === 'tripsList' ? tripList : name))
    .filter((name) => entryState(rowOf(name), facts) !== 'hidden')
  const entry = (name: MenuEntry) => (
    <Entry key={name} name={name} isDisabled={entryState(rowOf(name), facts) === 'disabled'} onNavigate={onNavigate} />
  )
  return (
    <nav aria-label={formatMessage({ id: 'shell.mainMenu' })}>
      <ul className={styles.entries}>
        {first && entry(first)}
        {mayRender('mainMenu.book', roles) && (
          <li>
            <BookEntry onPress={onNavigate} />
          </li>
        )}
        {rest.map(entry)}
      </ul>
    </nav>
  )
}

interface EntryProps {
  name: MenuEntry
  isDisabled: boolean
  onNavigate: (() => void) | undefined
}

function Entry({ name, isDisabled, onNavigate }: EntryProps) {
  const locale = useLocale()
  const Icon = (rowOf(name).menu ?? table.tripsList.menu).icon
  const content = (
    <>
      <Icon aria-hidden="true" />
      <FormattedMessage id={titleOf(name)} />
      {name === 'actionCenter' && !isDisabled && (
        <Deferred>
          <ActionCount />
        </Deferred>
      )}
    </>
  )
  const preloadPage = usePagePreload()
  const preload = () => preloadPage(name)
  return (
    <li>
      {isDisabled ? (
        <span className={styles.entry} role="link" aria-disabled="true">
          {content}
        </span>
      ) : (
        <NavLink
          to={pathTo(locale, name)}
          className={styles.entry ?? ''}
          onClick={onNavigate}
          onMouseEnter={preload}
          onFocus={preload}
        >
          {content}
        </NavLink>
      )}
    </li>
  )
}

function BookEntry({ onPress }: { onPress: (() => void) | undefined }) {
  const { isEnabled, isProcessing, start } = useBooking()
  const press = () => {
    if (!isEnabled || isProcessing) return
    onPress?.()
    start()
  }
  return (
    <button
      type="button"
      className={styles.entry}
      aria-disabled={!isEnabled || isProcessing || undefined}
      onClick={press}
    >
      <Plane aria-hidden="true" />
      <FormattedMessage id="shell.bookATrip" />
    </button>
  )
}
