import { FirstActions } from '@/domains/actionCenter/shared/FirstActions'
import { useSession } from '@/domains/session/shared/useSession'
import { isOffered } from '@/http/additions'
import { mayNavigate, mayRender } from '@/routes/permissions'
import { rowOf } from '@/routes/table'
import { hasTasksOfOthers } from './home.rules'
import { GroupEvents } from './ownTravel/GroupEvents'
import { NextTrips } from './ownTravel/NextTrips'
import { NoTrip } from './ownTravel/NoTrip'
import { YourTravel } from './ownTravel/YourTravel'

interface BelowHeroProps {
  hasTrip: boolean
  /** The trip of the hero has not begun. */
  isAhead: boolean
  /** Another part of the page names the first thing to do. */
  isHeldUp: boolean
}

/**
 * The open actions of the hero's trip, the person's other trips, and their year. The notice of no trip comes first,
 * except for people with responsibilities and agents, where it is shown below the actions and only if others book for
 * them.
 */
export function BelowHero({ hasTrip, isAhead, isHeldUp }: BelowHeroProps) {
  const { roles } = useSession()
  const isAside = hasTasksOfOthers(roles)
  const noTrip = !hasTrip && !isHeldUp && <NoTrip isAside={isAside} />
  return (
    <>
      {!isAside && noTrip}
      {mayNavigate(rowOf('actionCenter'), roles) && <FirstActions hasTrip={hasTrip} isAhead={isAhead} />}
      {isAside && noTrip}
      <NextTrips />
      {mayRender('home.groupTravel', roles) && <GroupEvents />}
      {isOffered('travelsummary') && <YourTravel />}
    </>
  )
}
