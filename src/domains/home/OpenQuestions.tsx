import { Suspense, useState } from 'react'
import { useNotificationsQuery } from '@/domains/notifications/notifications.slice'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { lazyPart } from '@/patterns/page/lazyPart'

const AreYouSafe = lazyPart(['rollCall', 'forms'], () => import('@/domains/risk/rollCall/shared/AreYouSafe'))

/**
 * Questions of risk advisors to the person, with their buttons. They come with the notifications, which the bell reads
 * anyway, and the part is loaded only once there is one.
 */
export function OpenQuestions() {
  const { data } = useNotificationsQuery(useOwnProfile())
  const questions = (data ?? []).filter(({ type }) => type === 'rollcall')
  const [isAsked, setAsked] = useState(false)
  if (questions.length > 0 && !isAsked) setAsked(true)
  if (!isAsked) return null
  return (
    <Suspense fallback={null}>
      <AreYouSafe questions={questions} />
    </Suspense>
  )
}
