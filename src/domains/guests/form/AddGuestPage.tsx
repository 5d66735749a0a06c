import { useCallback } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { fullName } from '#contract/texts/fullName.ts'
import { type GuestDetail, type NewGuest, newGuestSchema } from '#contract/arranger/guests.ts'
import { cultureOf } from '#contract/texts/locales.ts'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { DateInput } from '@/forms/input/DateInput'
import { FieldRow } from '@/forms/input/FieldRow'
import { SectionForm } from '@/forms/section/SectionForm'
import { useLeave } from '@/forms/leave/unsaved'
import { useSectionForm } from '@/forms/section/useSectionForm'
import type { SaveResult } from '@/forms/section/useSectionSave'
import { useLocale } from '@/i18n/useLocale'
import { useNow } from '@/i18n/useNow'
import { localDay } from '@/lib/localDay'
import { AddRecordPage } from '@/patterns/record/AddRecordPage'
import { showToast } from '@/patterns/feedback/toasts'
import { pathTo } from '@/routes/pathTo'
import { PersonFields, ReachFields, VisitFields } from './GuestFields'
import { shownGuestValue } from './shownGuestValue'
import { guestValues, latestEnd, newGuestValues } from '@/domains/guests/guests.rules'
import { usePostGuestMutation } from '@/domains/guests/guests.slice'

/** §2 guests/add. */
export default function AddGuestPage() {
  return (
    <AddRecordPage title="routes.guestManagementAdd" lead="guests.add.lead">
      <AddGuestForm />
    </AddRecordPage>
  )
}

function AddGuestForm() {
  const { companyId, profileId } = useOwnProfile()
  const locale = useLocale()
  const [post] = usePostGuestMutation()
  const today = localDay(useNow())
  const { formatMessage } = useIntl()
  const leave = useLeave()
  const finish = (added: GuestDetail) => {
    const id = added.status === 'invited' ? 'guests.added.invited' : 'guests.added'
    void showToast({ text: <FormattedMessage id={id} values={{ name: fullName(added) }} /> })
    leave(pathTo(locale, 'guestManagementList'))
  }
  const section = useSectionForm<GuestDetail | null, NewGuest, NewGuest>({
    id: 'guest-new',
    schema: newGuestSchema,
    entity: null,
    valuesOf: useCallback(
      (guest) => (guest ? { ...guestValues(guest), endDate: guest.endDate } : newGuestValues(cultureOf(locale))),
      [locale],
    ),
    save: async (guest) => (await post({ companyId, guest })) as SaveResult<GuestDetail | null>,
    draftOwner: { companyId, profileId },
    onSaved: (guest) => guest && finish(guest),
  })
  return (
    <SectionForm section={section} labels="guests.field" saveLabel="guests.add.save" isLong show={shownGuestValue([])}>
      <PersonFields opened={null} />
      <ReachFields isRegistered={false} phone={undefined} />
      <VisitFields opened={null}>
        <FieldRow>
          <DateInput
            name="endDate"
            isRequired
            min={today}
            max={latestEnd(today)}
            description={formatMessage({ id: 'guests.form.endDate.text' })}
          />
        </FieldRow>
      </VisitFields>
    </SectionForm>
  )
}
