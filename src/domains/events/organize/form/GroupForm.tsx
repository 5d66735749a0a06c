import { useCallback, useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { NewGroup } from '#contract/events/groupTravelChanges.ts'
import { type GroupDetail, groupLimits } from '#contract/events/groupTravels.ts'
import { useOrganizerCards } from '@/domains/events/cards/useOrganizerCards'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { SectionForm } from '@/forms/section/SectionForm'
import { useSectionForm } from '@/forms/section/useSectionForm'
import type { SaveResult } from '@/forms/section/useSectionSave'
import type { MessageId } from '@/i18n/messages'
import { useFormats } from '@/i18n/useFormats'
import { isDay } from '@/lib/localDateTime'
import { GroupFields } from './GroupFields'
import { firstNameField, groupFormSchema, groupValues, nameFields, type GroupValues } from './groupForm.rules'

interface GroupFormProps {
  /** Null for a new event. */
  group: GroupDetail | null
  save: (changed: NewGroup, opened: GroupDetail | null) => Promise<SaveResult<GroupDetail | null>>
  onSaved: (group: GroupDetail) => void
  onCancel: () => void
}

/** The form of a new or an existing event. */
export function GroupForm({ group, save, onSaved, onCancel }: GroupFormProps) {
  const { date } = useFormats()
  const { locale } = useIntl()
  const schema = useMemo(() => groupFormSchema(firstNameField(locale)), [locale])
  const section = useSectionForm<GroupDetail | null, GroupValues, NewGroup>({
    id: group ? `group-${group.id}` : 'group-new',
    schema,
    entity: group,
    valuesOf: groupValues,
    save,
    draftOwner: useOwnProfile(),
    onSaved: (saved) => saved && onSaved(saved),
  })
  const show = (name: string, value: unknown) => {
    if (name === 'creditCardId') return <PayingCard cardId={String(value)} />
    return isDay(String(value)) ? date(String(value)) : String(value) || '—'
  }
  return (
    <SectionForm
      section={section}
      labels="organize.field"
      {...(group ? { part: 'routes.groupTravelEdit' } : { saveLabel: 'organize.form.create', isLong: true })}
      onCancel={() => {
        section.discard()
        onCancel()
      }}
      show={show}
      problem={useProblem()}
    >
      <GroupFields
        isBudgetFixed={group !== null && group.status !== 'planning'}
        city={group ? { code: group.actualLocation ?? '', name: group.cityName ?? '' } : undefined}
        currency={group?.currency}
        card={group?.card ?? null}
      />
    </SectionForm>
  )
}

/** The name of the card that pays, or that each traveler pays. */
function PayingCard({ cardId }: { cardId: string }) {
  const card = useOrganizerCards().data?.find(({ id }) => id === cardId)
  if (cardId === '') return <FormattedMessage id="organize.payment.noCard" />
  return card?.name ?? '—'
}

/** Error messages in the words of an event, where the general ones would not help. */
function useProblem() {
  const { formatMessage } = useIntl()
  return useCallback(
    (name: string, code: unknown) => {
      // A name is required in one language only, so its error belongs to the first field of the form.
      const field = nameFields.some((each) => each.field === name) ? nameFields[0].field : name
      const id = `organize.problem.${field}.${String(code)}`
      return specific.includes(id)
        ? formatMessage({ id: id as MessageId }, { days: groupLimits.days, most: groupLimits.notes })
        : undefined
    },
    [formatMessage],
  )
}
const specific = [
  'organize.problem.nameEn.required',
  'organize.problem.endDate.dateTooFar',
  'organize.problem.endDate.endBeforeStart',
  'organize.problem.answerBy.dateTooFar',
  'organize.problem.bookBy.dateTooFar',
  'organize.problem.budget.invalid',
]
