import { FormattedMessage } from 'react-intl'
import { fullName } from '#contract/texts/fullName.ts'
import type { GuestDetail } from '#contract/arranger/guests.ts'
import { isOver } from '@/domains/guests/guests.rules'
import {
  useDeactivateGuestMutation,
  useDeleteGuestMutation,
  useInviteGuestMutation,
} from '@/domains/guests/guests.slice'
import { useLeave } from '@/forms/leave/unsaved'
import type { EmployeeRef } from '@/http/paths'
import { useFormats } from '@/i18n/useFormats'
import { useLocale } from '@/i18n/useLocale'
import { RemoveInPlace } from '@/patterns/action/RemoveInPlace'
import { useAction } from '@/patterns/action/useAction'
import { LifeCycleCard } from '@/patterns/record/PersonPage'
import { pathTo } from '@/routes/pathTo'
import { Banner } from '@/ui/notice/Banner'
import { ExtendGuest } from './ExtendGuest'
import { cx } from '@/ui/cx'
import textStyle from '@/ui/layout/textStyle.module.css'
import layout from '@/ui/layout/layout.module.css'
import { SendInvitation } from '@/patterns/action/SendInvitation'
import { DeactivateInPlace } from '@/patterns/action/DeactivateInPlace'

interface GuestLifeCycleProps {
  guest: GuestDetail
  guestRef: EmployeeRef
}

/** Until when somebody is a guest, and what can be done about it; each takes effect at once. */
export function GuestLifeCycle({ guest, guestRef }: GuestLifeCycleProps) {
  const { date } = useFormats()
  return (
    <LifeCycleCard heading={<FormattedMessage id="guests.life" />}>
      <p>
        <FormattedMessage id={`guests.life.${guest.status}`} values={{ day: date(guest.endDate) }} />
      </p>
      {guest.isTripBeyondEnd && (
        <Banner tone="warning">
          <FormattedMessage id="guests.life.tripBeyondEnd" />
        </Banner>
      )}
      {guest.status === 'invited' && <InviteAgain guest={guest} guestRef={guestRef} />}
      <ExtendGuest key={guest.endDate + guest.status} guest={guest} guestRef={guestRef} />
      {!isOver(guest.status) && (
        <div className={cx(layout.stack3, layout.start, layout.wide)}>
          <DeactivateGuest guest={guest} guestRef={guestRef} />
        </div>
      )}
      <p className={cx(textStyle.note, textStyle.snug)}>
        <FormattedMessage id="guests.life.removal" values={{ day: date(guest.removalDate) }} />
      </p>
      {guest.isRemovable && <RemoveGuest guest={guest} guestRef={guestRef} />}
    </LifeCycleCard>
  )
}

function RemoveGuest({ guest, guestRef }: GuestLifeCycleProps) {
  const locale = useLocale()
  const leave = useLeave()
  const remove = useAction({
    mutation: useDeleteGuestMutation(),
    doneText: { id: 'guests.removed', values: { name: fullName(guest) } },
    onDone: () => leave(pathTo(locale, 'guestManagementList')),
  })
  return (
    <RemoveInPlace
      label={<FormattedMessage id="guests.remove" />}
      question={<FormattedMessage id="guests.remove.question" values={{ name: fullName(guest) }} />}
      yes={<FormattedMessage id="guests.remove.yes" />}
      no={<FormattedMessage id="guests.keep" />}
      action={remove}
      onConfirm={() => remove.run({ ...guestRef, version: guest.version })}
    />
  )
}

/** When the invitation was sent, and sending it again. */
function InviteAgain({ guest, guestRef }: { guest: GuestDetail; guestRef: EmployeeRef }) {
  const invite = useAction({
    mutation: useInviteGuestMutation(),
    doneText: { id: 'guests.invited', values: { email: guest.email } },
  })
  return (
    <div className={cx(layout.stack3, layout.start, layout.wide)}>
      <SendInvitation
        sentAt={guest.invitedAt}
        sentId="guests.invite.sent"
        action={invite}
        onSend={() => invite.run(guestRef)}
      >
        <FormattedMessage id="guests.invite.again" />
      </SendInvitation>
    </div>
  )
}

const consequences = [
  'guests.deactivate.signIn',
  'guests.deactivate.booking',
  'guests.deactivate.trips',
  'guests.deactivate.back',
] as const

/** Ends the time of a guest at once, once its consequences were read. */
function DeactivateGuest({ guest, guestRef }: { guest: GuestDetail; guestRef: EmployeeRef }) {
  const name = fullName(guest)
  const deactivate = useAction({
    mutation: useDeactivateGuestMutation(),
    doneText: { id: 'guests.deactivated', values: { name } },
  })
  return (
    <DeactivateInPlace
      label={<FormattedMessage id="guests.deactivate" />}
      consequences={consequences}
      question={<FormattedMessage id="guests.deactivate.question" values={{ name }} />}
      yes={<FormattedMessage id="guests.deactivate.yes" />}
      no={<FormattedMessage id="guests.keep" />}
      action={deactivate}
      onConfirm={() => deactivate.run(guestRef)}
    />
  )
}
