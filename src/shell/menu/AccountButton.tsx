import { FormattedMessage } from 'react-intl'
import { fullName } from '#contract/texts/fullName.ts'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { useProfileQuery } from '@/domains/profile/profile.slice'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { barPlaces, isBeyondBar } from '@/routes/menu'
import { useRouteName } from '@/routes/useRouteName'
import { Avatar } from '@/ui/display/Avatar'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import styles from './AccountButton.module.css'
import menuStyles from './MainMenu.module.css'
import { openPanel, panelToggled } from '../windows/shell.slice'
import { useMenuEntries } from './useMenuEntries'

/** Opens the account panel; in the bar of a phone as an entry, current on the screens that the panel leads to. */
export function AccountButton({ isInBar = false }: { isInBar?: boolean }) {
  const dispatch = useAppDispatch()
  const isOpen = useAppSelector(openPanel) === 'user'
  const bar = useMenuEntries()
    .slice(0, barPlaces)
    .map(({ name }) => name)
  const isHere = isBeyondBar(useRouteName(), bar)
  const { data } = useProfileQuery(useOwnProfile())
  const name = data ? fullName(data) : ''
  return (
    <button
      type="button"
      className={isInBar ? menuStyles.entry : styles.button}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-current={(isInBar && isHere) || undefined}
      onClick={() => dispatch(panelToggled('user'))}
    >
      <Avatar name={name} size={isInBar ? 'small' : 'medium'} />
      {isInBar ? (
        <FormattedMessage id="shell.bar.me" />
      ) : (
        <VisuallyHidden>
          <FormattedMessage id="shell.account" values={{ name }} />
        </VisuallyHidden>
      )}
    </button>
  )
}
