import { House, ListChecks, Luggage, Plane } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { NavLink } from 'react-router-dom'
import { useBooking } from '@/domains/booking/shared/useBooking'
import { useSession } from '@/domains/session/shared/useSession'
import { useTripList } from '@/domains/trips/useTripList'
import type { MessageId } from '@/i18n/messages'
import { lazyWithTexts } from '@/i18n/lazyWithTexts'
import { useLocale } from '@/i18n/useLocale'
import { entryState, menuEntries, type MenuEntry, type MenuFacts } from '@/routes/menu'
import { pathTo } from '@/routes/pathTo'
import { rowOf } from '@/routes/table'
import { preloadPage } from '@/app/preload'
import { Later } from './Later'
import styles from './MainMenu.module.css'

const icons: Record<MenuEntry, ReactNode> = {
  home: <House aria-hidden="true" />,
  tripsList: <Luggage aria-hidden="true" />,
  tripsList_v2: <Luggage aria-hidden="true" />,
  actionCenter: <ListChecks aria-hidden="true" />,
}

/** Counting asks for more than the first screen needs. */
const ActionCount = lazyWithTexts(['actions'], () => import('@/domains/actionCenter/ActionCount'))

/** The main menu of §2: Home, the button that books, then what roles and features open. */
export function MainMenu({ onNavigate }: { onNavigate?: () => void }) {
  const { formatMessage } = useIntl()
  const { roles, employeeId } = useSession()
  const facts: MenuFacts = { isSandbox: employeeId === null, roles, statusOf: () => 'enabled' }
  const tripList = useTripList()
  const [first, ...rest] = menuEntries
    .map((name): MenuEntry => (name === 'tripsList' ? tripList : name))
    .filter((name) => entryState(name, facts) !== 'hidden')
  const entry = (name: MenuEntry) => (
    <Entry key={name} name={name} isDisabled={entryState(name, facts) === 'disabled'} onNavigate={onNavigate} />
  )
  return (
    <nav aria-label={formatMessage({ id: 'app.mainMenu' })}>
      <ul className={styles.entries}>
        {first && entry(first)}
        <li>
          <BookEntry onPress={onNavigate} />
        </li>
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
  const content = (
    <>
      {icons[name]}
      <FormattedMessage id={`routes.${rowOf(name).titleKey}` as MessageId} />
      {name === 'actionCenter' && !isDisabled && (
        <Later>
          <ActionCount />
        </Later>
      )}
    </>
  )
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
      <FormattedMessage id="app.bookATrip" />
    </button>
  )
}
