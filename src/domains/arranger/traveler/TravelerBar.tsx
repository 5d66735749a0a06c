import { skipToken } from '@reduxjs/toolkit/query/react'
import { CircleCheck, Plane } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import type { Profile } from '#contract/profile/profile.ts'
import { allowsSomeTrip, nameOf } from '@/domains/arranger/arranger.rules'
import { useFoundTravelersQuery } from '@/domains/arranger/arranger.slice'
import { type Bookable, useTravelerBooking } from '@/domains/arranger/shared/useTravelerBooking'
import { useTripList } from '@/domains/itinerary/shared/trips/useTripList'
import { leftToBook } from '@/domains/profile/steps.rules'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { useLocale } from '@/i18n/useLocale'
import { useNameInTrail } from '@/patterns/page/trailNames'
import { useSubjectPath } from '@/patterns/subject/useSubjectPath'
import { SubjectBar } from '@/patterns/subject/SubjectBar'
import { pathTo } from '@/routes/pathTo'
import { rowOf } from '@/routes/table'
import { useRouteName } from '@/routes/useRouteName'
import { Badge } from '@/ui/display/Badge'
import { Button } from '@/ui/button/Button'
import { LeftToBook, leftToBookId } from './LeftToBook'
import styles from './TravelerBar.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

/**
 * The bar of a traveler's pages: the name and the link back stay in sight while the page scrolls. Beside them the
 * traveler's pages, whether trips can be booked, and the button to book; on a phone these scroll away.
 */
export function TravelerBar({ profile }: { profile: Profile }) {
  const locale = useLocale()
  const name = nameOf(profile)
  const traveler = useBookable(profile)
  const isBarred = !allowsSomeTrip(traveler)
  const { formatMessage } = useIntl()
  useNameInTrail('arrangerItinerary', formatMessage({ id: 'arranger.bar.trips' }, { name }))
  const isProfile = rowOf(useRouteName()).path.startsWith('/arranger/profile')
  return (
    <>
      <SubjectBar
        name={name}
        words={<FormattedMessage id={isProfile ? 'arranger.bar.profile' : 'arranger.bar.trips'} values={{ name }} />}
        back={{ to: pathTo(locale, 'arranger-profiles'), text: <FormattedMessage id="arranger.bar.back" /> }}
      />
      <div className={styles.tools}>
        <Pages name={name} isProfile={isProfile} />
        <div className={styles.state}>
          <State profile={profile} isBarred={isBarred} />
        </div>
        <BookFor profile={profile} isBarred={isBarred} traveler={traveler} />
      </div>
    </>
  )
}

function Pages({ name, isProfile }: { name: string; isProfile: boolean }) {
  const path = useSubjectPath()
  const trips = useTripList()
  const current = (is: boolean) => (is ? 'page' : undefined)
  return (
    <nav aria-label={name} className={styles.pages}>
      <Link to={path('personal')} className={styles.page} aria-current={current(isProfile)}>
        <FormattedMessage id="arranger.bar.toProfile" />
      </Link>
      <Link to={path(trips)} className={styles.page} aria-current={current(!isProfile)}>
        <FormattedMessage id="arranger.bar.toTrips" />
      </Link>
    </nav>
  )
}

/**
 * The traveler with the fields that booking needs (§5). Where the profile lacks the policy's permissions, they come
 * from the list of travelers. Until then, and where that lacks them too, both count as allowed and the tool decides.
 */
function useBookable({ id, ...profile }: Profile): Bookable {
  const own = useOwnProfile()
  const { isAllowedTransient = true, isAllowedEvent = true } = profile
  const isKnown = profile.isAllowedTransient !== undefined && profile.isAllowedEvent !== undefined
  const { currentData: data } = useFoundTravelersQuery(isKnown ? skipToken : { ...own, search: profile.email })
  const listed = data?.responseData.find((each) => each.profileId === id)
  return listed ?? { ...profile, profileId: id, isAllowedTransient, isAllowedEvent }
}

interface BookableProps {
  profile: Profile
  /** Whether the traveler's policy allows no booking for them at all (§5). */
  isBarred: boolean
}

/** Whether trips can be booked for the traveler. If not, the number of obstacles and their names. */
function State({ profile, isBarred }: BookableProps) {
  const { own, others } = leftToBook(profile)
  if (own.length + others.length > 0) return <LeftToBook profile={profile} />
  if (isBarred)
    return (
      <p id={leftToBookId} className={textStyle.note}>
        <FormattedMessage id="arranger.travelers.noPolicy" />
      </p>
    )
  return (
    <Badge tone="success" icon={<CircleCheck aria-hidden="true" />}>
      <FormattedMessage id="arranger.bar.ready" />
    </Badge>
  )
}

/** Books for the traveler. While it is disabled (§5), the text beside it gives the reason. */
function BookFor({ profile, isBarred, traveler }: BookableProps & { traveler: Bookable }) {
  const booking = useTravelerBooking()
  const { own, others } = leftToBook(profile)
  const can = own.length + others.length === 0 && !isBarred
  if (!booking) return null
  return (
    <Button
      variant="secondary"
      size="small"
      icon={<Plane aria-hidden="true" />}
      isPending={booking.isOpening(traveler)}
      aria-haspopup={can && booking.opensWindow(traveler) ? 'dialog' : undefined}
      aria-disabled={!can || undefined}
      aria-describedby={can ? undefined : leftToBookId}
      onClick={() => can && booking.book(traveler)}
    >
      <FormattedMessage id="arranger.bar.book" values={{ name: profile.firstName || nameOf(profile) }} />
    </Button>
  )
}
