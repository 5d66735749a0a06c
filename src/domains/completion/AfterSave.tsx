import { lazy, type ReactNode, Suspense } from 'react'
import { AfterSaveProvider } from '@/domains/profile/afterSave'
import { useSubjectProfile } from '@/patterns/subject'
import { useChanged } from './useChanged'

const ChangeImpact = lazy(() => import('./ChangeImpact'))

/** Around a page of the profile: what was saved there is compared with the trips that are booked already. */
export function AfterSave({ children }: { children: ReactNode }) {
  const profileRef = useSubjectProfile()
  const { changed, noteChanged } = useChanged()
  const notice = changed.length > 0 && (
    <Suspense fallback={null}>
      <ChangeImpact profileRef={profileRef} changed={changed} />
    </Suspense>
  )
  return <AfterSaveProvider value={{ noteChanged, notice }}>{children}</AfterSaveProvider>
}
