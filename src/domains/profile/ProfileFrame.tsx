import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useOwnProfile } from '@/domains/session/useSession'
import { UnsavedWork } from '@/forms/UnsavedWork'
import type { MessageId } from '@/i18n/messages'
import { rowOf } from '@/routes/table'
import styles from './ProfileFrame.module.css'
import { ProfileNav } from './ProfileNav'
import { useProfileQuery } from './profile.queries'
import type { ProfilePageName } from './profilePages'

interface ProfileFrameProps {
  name: ProfilePageName
  /** What the page is for, in a line. */
  lead?: ReactNode
  children: ReactNode
}

/** What the pages of one's own profile share: the title, the way to the others, and the care for what is unsaved. */
export function ProfileFrame({ name, lead, children }: ProfileFrameProps) {
  const { data: profile } = useProfileQuery(useOwnProfile())
  return (
    <>
      <header>
        <h1>
          <FormattedMessage id={`routes.${rowOf(name).titleKey}` as MessageId} />
        </h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      <div className={styles.columns}>
        <ProfileNav current={name} profile={profile} />
        <div className={styles.sections}>
          <UnsavedWork>{children}</UnsavedWork>
        </div>
      </div>
    </>
  )
}
