import { lazy, type ReactNode, Suspense } from 'react'
import { AfterSaveProvider } from '@/domains/profile/afterSave'
import { useSubjectProfile } from '@/patterns/subject/subject'
import { useChanged } from './useChanged'

const ChangeImpact = lazy(() => import('./ChangeImpact'))

/** Wraps a page of the profile: compares saved changes with trips booked before. */
export function AfterSave({ children }: { children: ReactNode }) {
  const profileRef = useSubjectProfile()
  const { changed, noteChanged } = useChanged(profileRef.profileId)
  const notice = changed.length > 0 && (
    <Suspense fallback={null}>
      <ChangeImpact profileRef={profileRef} changed={changed} />
    </Suspense>
  )
  return <AfterSaveProvider value={{ noteChanged, notice }}>{children}</AfterSaveProvider>
}
