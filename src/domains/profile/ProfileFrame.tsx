import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useSubjectProfile } from '@/patterns/subject'
import { SavedTogether } from '@/forms/SaveBar'
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
  /** The purpose of the page, in one line. */
  lead?: ReactNode
  /** The sections; a function gets a callback for reporting saved changes, which may concern booked trips. */
  children: ReactNode | ((onSaved: (changed?: readonly string[]) => void) => ReactNode)
}

/** The frame of the pages of one's own profile: title, navigation, and the question before leaving unsaved changes. */
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
          <UnsavedWork>
            <SavedTogether>{typeof children === 'function' ? children(noteChanged) : children}</SavedTogether>
          </UnsavedWork>
        </div>
      </div>
    </>
  )
}
