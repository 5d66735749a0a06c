import { Suspense } from 'react'
import { isOffered } from '@/http/additions'
import { lazyPart } from '@/patterns/page/lazyPart'
import { useInView } from '@/ui/useInView'

const LapsingCredits = lazyPart(['credits'], () => import('@/domains/credits/shared/LapsingCredits'))

/** The travel credits of the company that lapse soon; loaded when the reader comes near. */
export function SoonLapsing() {
  const { ref, wasSeen } = useInView<HTMLDivElement>()
  if (!isOffered('credits')) return null
  return (
    <div ref={ref}>
      {wasSeen && (
        <Suspense fallback={null}>
          <LapsingCredits of="company" />
        </Suspense>
      )}
    </div>
  )
}
