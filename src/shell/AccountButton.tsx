import { FormattedMessage } from 'react-intl'
import { useDispatch, useSelector } from 'react-redux'
import { useProfileQuery } from '@/domains/profile/profile.slice'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { Avatar } from '@/ui/Avatar'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import styles from './AccountButton.module.css'
import { openPanel, panelToggled } from './shell.slice'

export function AccountButton() {
  const dispatch = useDispatch()
  const isOpen = useSelector(openPanel) === 'user'
  const { data } = useProfileQuery(useOwnProfile())
  const name = data ? `${data.firstName} ${data.lastName}` : ''
  return (
    <button
      type="button"
      className={styles.button}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => dispatch(panelToggled('user'))}
    >
      <Avatar name={name} />
      <VisuallyHidden>
        <FormattedMessage id="app.account" values={{ name }} />
      </VisuallyHidden>
    </button>
  )
}
