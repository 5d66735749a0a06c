import { FirstActions } from '@/domains/actionCenter/shared/FirstActions'
import { useSession } from '@/domains/session/shared/useSession'
import { isOffered } from '@/http/additions'
import { mayNavigate } from '@/routes/permissions'
import { rowOf } from '@/routes/table'
import { isResponsible } from './home.rules'
import { NextTrips } from './NextTrips'
import { NoTrip } from './NoTrip'
import { YourTravel } from './YourTravel'

/** Comes in the same file: one more would cost every start more than it spares those who are not asked for anything. */
export { ReadinessCard } from './readiness/ReadinessCard'

interface BelowHeroProps {
  hasTrip: boolean
  /** The trip of the hero has not begun. */
  isAhead: boolean
  /** Something else says what to do first. */
  isHeldUp: boolean
}

/** What the trip of the hero asks for, or that there is none; in one file with what follows, so that it comes at once. */
export default function BelowHero({ hasTrip, isAhead, isHeldUp }: BelowHeroProps) {
  const { roles } = useSession()
  return (
    <>
      {!hasTrip && !isHeldUp && !isResponsible(roles) && <NoTrip />}
      {mayNavigate(rowOf('actionCenter'), roles) && <FirstActions hasTrip={hasTrip} isAhead={isAhead} />}
    </>
  )
}

/** The person's other trips and their year; and that others book for them, where they come for something else first. */
export function Later({ hasTrip, isHeldUp }: Omit<BelowHeroProps, 'isAhead'>) {
  const { roles } = useSession()
  return (
    <>
      {!hasTrip && !isHeldUp && isResponsible(roles) && <NoTrip isAside />}
      <NextTrips />
      {isOffered('travelsummary') && <YourTravel />}
    </>
  )
}
