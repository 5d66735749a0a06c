import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useSubjectProfile } from '@/patterns/subject'
import { UnsavedWork } from '@/forms/UnsavedWork'
import { titleOf } from '@/routes/table'
import { useFocusRequestedField } from '@/forms/useFocusRequestedField'
import styles from './ProfileFrame.module.css'
import { ProfileNav } from './ProfileNav'
import { useProfileQuery } from './profile.slice'
import type { ProfilePageName } from './profilePages'
import { useAfterSave } from './afterSave'

interface ProfileFrameProps {
  name: ProfilePageName
  /** What the page is for, in a line. */
  lead?: ReactNode
  /** The sections; as a function, handed what they tell of what they saved, for what that means for booked trips. */
  children: ReactNode | ((onSaved: (changed?: readonly string[]) => void) => ReactNode)
}

/** What the pages of one's own profile share: the title, the way to the others, and the care for what is unsaved. */
export function ProfileFrame({ name, lead, children }: ProfileFrameProps) {
  const profileRef = useSubjectProfile()
  const { data: profile } = useProfileQuery(profileRef)
  const { noteChanged, notice } = useAfterSave()
  useFocusRequestedField()
  return (
    <>
      <header>
        <h1>
          <FormattedMessage id={titleOf(name)} />
        </h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      <div className={styles.columns}>
        <ProfileNav current={name} profile={profile} />
        <div className={styles.sections}>
          {notice}
          <UnsavedWork>{typeof children === 'function' ? children(noteChanged) : children}</UnsavedWork>
        </div>
      </div>
    </>
  )
}
