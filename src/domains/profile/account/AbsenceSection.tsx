import { useCallback } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { type Absence, type NewAbsence, newAbsenceSchema } from '#contract/approvals/absences.ts'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { DateInput } from '@/forms/input/DateInput'
import { FieldRow } from '@/forms/input/FieldRow'
import { TextInput } from '@/forms/input/TextInput'
import { SectionForm } from '@/forms/section/SectionForm'
import { useSectionForm } from '@/forms/section/useSectionForm'
import type { SaveResult } from '@/forms/section/useSectionSave'
import type { ProfileRef } from '@/http/paths'
import { useFormats } from '@/i18n/useFormats'
import { useNow } from '@/i18n/useNow'
import { localDay } from '@/lib/localDay'
import { RemoveInPlace } from '@/patterns/action/RemoveInPlace'
import { useAction } from '@/patterns/action/useAction'
import rows from '@/patterns/list/rows.module.css'
import { SectionCard } from '@/patterns/page/SectionCard'
import { Card } from '@/ui/display/Card'
import { cx } from '@/ui/cx'
import { useAbsencesQuery, useDeleteAbsenceMutation, usePostAbsenceMutation } from './absences.slice'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

/** The days on which the person does not approve trips, and who answers meanwhile. */
export const AbsenceSection = ({ profileRef }: { profileRef: ProfileRef }) => (
  <>
    <SectionCard<Absence[]>
      heading={<FormattedMessage id="profile.account.absence.title" />}
      description={<FormattedMessage id="profile.account.absence.text" />}
      answer={useAbsencesQuery(profileRef)}
    >
      {(absences) =>
        absences.length === 0 ? (
          <p className={cx(textStyle.note, textStyle.snug)}>
            <FormattedMessage id="profile.account.absence.none" />
          </p>
        ) : (
          <ul role="list" className={rows.list}>
            {absences.map((absence) => (
              <AbsenceRow key={absence.id} profileRef={profileRef} absence={absence} />
            ))}
          </ul>
        )
      }
    </SectionCard>
    <AbsenceForm profileRef={profileRef} />
  </>
)

function AbsenceRow({ profileRef, absence }: { profileRef: ProfileRef; absence: Absence }) {
  const { dateRange } = useFormats()
  const { formatMessage } = useIntl()
  const remove = useAction({ mutation: useDeleteAbsenceMutation() })
  const days = dateRange(absence.from, absence.until)
  return (
    <li className={cx(rows.row, layout.row4, layout.between, layout.lines2)}>
      <div className={cx(layout.grow14, layout.shrink, textStyle.anywhere)}>
        <p className={textStyle.strong}>{days}</p>
        <p className={cx(textStyle.note, textStyle.snug)}>
          {absence.standIn
            ? formatMessage({ id: 'profile.account.absence.standIn' }, { name: absence.standIn.name })
            : formatMessage({ id: 'profile.account.absence.next' })}
        </p>
      </div>
      <RemoveInPlace
        isInRow
        label={<FormattedMessage id="profile.account.absence.remove" values={{ days }} />}
        question={<FormattedMessage id="profile.account.absence.remove.sure" />}
        yes={<FormattedMessage id="profile.account.absence.remove.yes" />}
        no={<FormattedMessage id="forms.cancel" />}
        action={remove}
        onConfirm={() => remove.run({ ...profileRef, absenceId: absence.id })}
      />
    </li>
  )
}

const noValues = (): NewAbsence => ({ from: '', until: '', standInEmail: '' })

function AbsenceForm({ profileRef }: { profileRef: ProfileRef }) {
  const { formatMessage } = useIntl()
  const [post] = usePostAbsenceMutation()
  const today = localDay(useNow())
  const section = useSectionForm<Absence[] | null, NewAbsence, NewAbsence>({
    id: `absence-${profileRef.profileId}`,
    schema: newAbsenceSchema,
    entity: null,
    valuesOf: noValues,
    save: async (absence) => (await post({ ...profileRef, absence })) as SaveResult<Absence[] | null>,
    draftOwner: useOwnProfile(),
  })
  const problem = useCallback(
    (_: string, code: unknown) =>
      code === 'overlap' ? formatMessage({ id: 'profile.account.absence.overlap' }) : undefined,
    [formatMessage],
  )
  return (
    <Card heading={<FormattedMessage id="profile.account.absence.add" />}>
      <SectionForm
        section={section}
        labels="profile.account.absence.field"
        saveLabel="profile.account.absence.save"
        problem={problem}
      >
        <FieldRow>
          <DateInput name="from" isRequired min={today} />
          <DateInput name="until" isRequired min={today} />
        </FieldRow>
        <FieldRow>
          <TextInput
            name="standInEmail"
            type="email"
            inputMode="email"
            autoComplete="off"
            description={<FormattedMessage id="profile.account.absence.standIn.text" />}
          />
        </FieldRow>
      </SectionForm>
    </Card>
  )
}
