import { FirstActions } from '@/domains/actionCenter/shared/FirstActions'
import { useSession } from '@/domains/session/shared/useSession'
import { isOffered } from '@/http/additions'
import { mayNavigate } from '@/routes/permissions'
import { rowOf } from '@/routes/table'
import { NextTrips } from './NextTrips'
import { YourTravel } from './YourTravel'

/** What follows the trip of the hero; in one file, so that it comes at once. */
export default function BelowHero({ hasTrip }: { hasTrip: boolean }) {
  const { roles } = useSession()
  return (
    <>
      {mayNavigate(rowOf('actionCenter'), roles) && <FirstActions hasTrip={hasTrip} />}
      <NextTrips />
      {isOffered('travelsummary') && <YourTravel />}
    </>
  )
}
