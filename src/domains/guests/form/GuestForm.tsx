import { type ChangedGuest, changedGuestSchema, type GuestDetail } from '#contract/arranger/guests.ts'
import { guestValues, type GuestValues } from '@/domains/guests/guests.rules'
import { usePutGuestMutation } from '@/domains/guests/guests.slice'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { SectionForm } from '@/forms/section/SectionForm'
import { useSectionForm } from '@/forms/section/useSectionForm'
import type { SaveResult } from '@/forms/section/useSectionSave'
import type { EmployeeRef } from '@/http/paths'
import { PersonFields, ReachFields, VisitFields } from './GuestFields'
import { shownGuestValue } from './shownGuestValue'

/** Everything of a guest but their end, saved together. */
export function GuestForm({ guest, guestRef }: { guest: GuestDetail; guestRef: EmployeeRef }) {
  const [put] = usePutGuestMutation()
  const section = useSectionForm<GuestDetail, GuestValues, ChangedGuest>({
    id: `guest-${guestRef.employeeId}`,
    schema: changedGuestSchema,
    entity: guest,
    valuesOf: guestValues,
    save: async (typed, { version }) =>
      (await put({ ...guestRef, guest: { ...typed, version } })) as SaveResult<GuestDetail>,
    draftOwner: useOwnProfile(),
  })
  return (
    <SectionForm
      section={section}
      labels="guests.field"
      part="routes.guestManagementEdit"
      show={shownGuestValue([guest.host])}
    >
      <PersonFields opened={guest} />
      <ReachFields isRegistered={guest.isRegistered} phone={guest.phoneNumber} />
      <VisitFields opened={guest.host} />
    </SectionForm>
  )
}
