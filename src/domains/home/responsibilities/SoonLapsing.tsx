import { Suspense } from 'react'
import { isOffered } from '@/http/additions'
import { lazyPart } from '@/patterns/page/lazyPart'

const LapsingCredits = lazyPart(['credits'], () => import('@/domains/credits/shared/LapsingCredits'))

/**
 * The travel credits of the company that lapse soon. They do not wait until the reader scrolls near: the section is
 * missing where no credit lapses, and it must not be missing because of the height of the window.
 */
export const SoonLapsing = () =>
  isOffered('credits') && (
    <Suspense fallback={null}>
      <LapsingCredits of="company" />
    </Suspense>
  )
