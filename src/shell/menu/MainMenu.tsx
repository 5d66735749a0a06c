import { Plane } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useBooking } from '@/domains/booking/shared/useBooking'
import { useSession } from '@/domains/session/shared/useSession'
import type { MessageId } from '@/i18n/messages'
import { barPlaces, type MenuEntry } from '@/routes/menu'
import { mayRender } from '@/routes/permissions'
import { AccountButton } from './AccountButton'
import { ExpenseLink } from './ExpenseLink'
import styles from './MainMenu.module.css'
import { MenuEntries } from './MenuEntries'
import { MenuLink } from './MenuLink'
import { useMenuEntries } from './useMenuEntries'

/** Titles short enough for a fifth of the narrowest phone. */
const shortTitles: Partial<Record<MenuEntry, MessageId>> = {
  tripsList: 'shell.bar.trips',
  tripsList_v2: 'shell.bar.trips',
  actionCenter: 'shell.bar.actions',
}

interface MainMenuProps {
  /** The bar at the bottom of a phone: the first entries, booking in the middle, and the account. */
  isBar?: boolean
}

/** The main menu of §2: Home, the booking button, then the entries that roles and features allow. */
export function MainMenu({ isBar = false }: MainMenuProps) {
  const { formatMessage } = useIntl()
  const { roles } = useSession()
  const entries = useMenuEntries()
  const link = ({ name, isDisabled }: (typeof entries)[number]) => (
    <li key={name}>
      <MenuLink name={name} isDisabled={isDisabled} label={isBar ? shortTitles[name] : undefined} />
    </li>
  )
  const bookPlace = isBar ? 2 : 1
  return (
    <nav aria-label={formatMessage({ id: 'shell.mainMenu' })} className={isBar ? styles.bar : undefined}>
      <ul role="list" className={styles.entries}>
        {entries.slice(0, bookPlace).map(link)}
        {mayRender('mainMenu.book', roles) && (
          <li>
            <BookEntry title={isBar ? 'shell.bar.book' : 'shell.bookATrip'} />
          </li>
        )}
        {isBar ? entries.slice(bookPlace, barPlaces).map(link) : <MenuEntries entries={entries.slice(bookPlace)} />}
        {!isBar && <ExpenseLink />}
        {isBar && (
          <li>
            <AccountButton isInBar />
          </li>
        )}
      </ul>
    </nav>
  )
}

/** Opens the booking tool, or the booking window, which also gives the reason where the person cannot book. */
function BookEntry({ title }: { title: MessageId }) {
  const { isProcessing, opensWindow, start } = useBooking()
  const isDisabled = useSession().employeeId === null || isProcessing
  return (
    <button
      type="button"
      className={styles.entry}
      aria-disabled={isDisabled || undefined}
      aria-haspopup={opensWindow ? 'dialog' : undefined}
      onClick={() => !isDisabled && start()}
    >
      <Plane aria-hidden="true" />
      <FormattedMessage id={title} />
    </button>
  )
}
