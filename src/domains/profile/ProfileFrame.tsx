import { lazy, type ReactNode, Suspense } from 'react'
import { FormattedMessage } from 'react-intl'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { UnsavedWork } from '@/forms/UnsavedWork'
import type { MessageId } from '@/i18n/messages'
import { rowOf } from '@/routes/table'
import { useAskedField } from '@/forms/useAskedField'
import styles from './ProfileFrame.module.css'
import { ProfileNav } from './ProfileNav'
import { useProfileQuery } from './profile.slice'
import type { ProfilePageName } from './profilePages'
import { useChanged } from '@/domains/completion/useChanged'

const ChangeImpact = lazy(() => import('@/domains/completion/ChangeImpact'))

interface ProfileFrameProps {
  name: ProfilePageName
  /** What the page is for, in a line. */
  lead?: ReactNode
  /** The sections; as a function, handed what they tell of what they saved, for what that means for booked trips. */
  children: ReactNode | ((onSaved: (changed?: readonly string[]) => void) => ReactNode)
}

/** What the pages of one's own profile share: the title, the way to the others, and the care for what is unsaved. */
export function ProfileFrame({ name, lead, children }: ProfileFrameProps) {
  const at = useOwnProfile()
  const { data: profile } = useProfileQuery(at)
  const { changed, noteChanged } = useChanged()
  useAskedField()
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
          {changed.length > 0 && (
            <Suspense fallback={null}>
              <ChangeImpact at={at} changed={changed} />
            </Suspense>
          )}
          <UnsavedWork>{typeof children === 'function' ? children(noteChanged) : children}</UnsavedWork>
        </div>
      </div>
    </>
  )
}
