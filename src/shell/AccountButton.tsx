import { FormattedMessage } from 'react-intl'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { useProfileQuery } from '@/domains/profile/profile.slice'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { Avatar } from '@/ui/Avatar'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import styles from './AccountButton.module.css'
import { openPanel, panelToggled } from './shell.slice'

export function AccountButton() {
  const dispatch = useAppDispatch()
  const isOpen = useAppSelector(openPanel) === 'user'
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
        <FormattedMessage id="shell.account" values={{ name }} />
      </VisuallyHidden>
    </button>
  )
}
