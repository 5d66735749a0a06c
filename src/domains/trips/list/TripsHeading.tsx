import { Suspense, useState } from 'react'
import { CalendarDays, CircleCheck, type LucideIcon, Plus, TicketPercent, TriangleAlert } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { tripStatuses } from '#contract/trips/trips.ts'
import { useSession } from '@/domains/session/shared/useSession'
import { isOffered } from '@/http/additions'
import { lazyPart } from '@/patterns/page/lazyPart'
import { PageHeader } from '@/patterns/page/PageHeader'
import { useLocale } from '@/i18n/useLocale'
import { StaysLink } from '@/patterns/subject/StaysLink'
import { type Subject, useSubject } from '@/patterns/subject/subject'
import { useSubjectPath } from '@/patterns/subject/useSubjectPath'
import { pathTo } from '@/routes/pathTo'
import { mayNavigate } from '@/routes/permissions'
import { rowOf } from '@/routes/table'
import { Button } from '@/ui/button/Button'
import { buttonClass } from '@/ui/button/buttonClass'
import { HelpTip } from '@/ui/overlay/HelpTip'

const CalendarDialog = lazyPart(['calendar'], () => import('@/domains/trips/calendar/CalendarDialog'))
const ManualTripDialog = lazyPart(['forms', 'manual'], () => import('@/domains/trips/manual/ManualTripDialog'))

/** The title of both trip lists, with actions for all trips. */
export function TripsHeading() {
  const [open, setOpen] = useState<'calendar' | 'manual'>()
  const close = () => setOpen(undefined)
  return (
    <>
      <PageHeader
        title={<FormattedMessage id="routes.tripsList" />}
        mark={<TripsHelp />}
        actions={<ListActions onOpen={setOpen} />}
      />
      <Suspense fallback={null}>
        {open === 'calendar' && <CalendarDialog onClose={close} />}
        {open === 'manual' && <ManualTripDialog onClose={close} />}
      </Suspense>
    </>
  )
}

/** Trips booked elsewhere are added by travelers themselves. */
const ListActions = ({ onOpen }: Pick<DialogButtonProps, 'onOpen'>) => {
  const subject = useSubject()
  const isOwn = subject.kind === 'me'
  return (
    <>
      {isOffered('calendar') && <DialogButton dialog="calendar" icon={CalendarDays} onOpen={onOpen} />}
      {isOwn && isOffered('manualtrips') && <DialogButton dialog="manual" icon={Plus} onOpen={onOpen} />}
      {isOwn && isOffered('credits') && <CreditsLink />}
      <StaysLink />
      {subject.kind !== 'employee' && isOffered('travelrequests') && <RequestsLink />}
      {!isOwn && <AdvisoriesLink subject={subject} />}
    </>
  )
}

interface DialogButtonProps {
  dialog: 'calendar' | 'manual'
  icon: LucideIcon
  onOpen: (dialog: 'calendar' | 'manual') => void
}

const DialogButton = ({ dialog, icon: Icon, onOpen }: DialogButtonProps) => (
  <Button
    variant="quiet"
    size="small"
    icon={<Icon aria-hidden="true" />}
    aria-haspopup="dialog"
    onClick={() => onOpen(dialog)}
  >
    <FormattedMessage id={`trips.${dialog}.open`} />
  </Button>
)

/** The way to the requests before booking, of the reader or the traveler. Guests have no page of them (§6). */
function RequestsLink() {
  const path = useSubjectPath()
  const { roles } = useSession()
  if (!mayNavigate(rowOf('travelRequests'), roles)) return null
  return (
    <Link to={path('travelRequests')} className={buttonClass('quiet', 'small')}>
      <CircleCheck aria-hidden="true" />
      <FormattedMessage id="routes.travelRequests" />
    </Link>
  )
}

/** Guests have no page of travel credits (§6). */
function CreditsLink() {
  const locale = useLocale()
  const { roles } = useSession()
  if (!mayNavigate(rowOf('ownTravelCredits'), roles)) return null
  return (
    <Link to={pathTo(locale, 'ownTravelCredits')} className={buttonClass('quiet', 'small')}>
      <TicketPercent aria-hidden="true" />
      <FormattedMessage id="trips.credits" />
    </Link>
  )
}

/** A traveler's own advisories are shown with the trips. Arrangers and admins have a page of them. */
function AdvisoriesLink({ subject: { kind, companyId, profileId } }: { subject: Subject }) {
  const locale = useLocale()
  if (profileId === null) return null
  const to =
    kind === 'employee'
      ? pathTo(locale, 'employeeAdvisories', { profileId })
      : pathTo(locale, 'arrangerTravelerAdvisories', { companyId, profileId })
  return (
    <Link to={to} className={buttonClass('quiet', 'small')}>
      <TriangleAlert aria-hidden="true" />
      <FormattedMessage id="trips.advisories" />
    </Link>
  )
}

/** Explains which trips are in which list (§4). */
function TripsHelp() {
  const { formatMessage } = useIntl()
  const terms = tripStatuses.map((status) => ({
    key: status,
    term: <FormattedMessage id={`trips.group.${status}`} />,
    text: <FormattedMessage id={`tripLists.help.${status}`} />,
  }))
  return <HelpTip theme="tripsHelp" label={formatMessage({ id: 'tripLists.help.label' })} terms={terms} />
}
