import { useCallback, useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useIntl } from 'react-intl'
import type { CardAssignments, CompanyCard } from '#contract/admin/companyCards.ts'
import type { EmployeeName } from '#contract/employees/employees.ts'
import { fullName } from '#contract/texts/fullName.ts'
import { costCenterTitle } from '@/domains/admin/costCenters.rules'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { SectionForm } from '@/forms/section/SectionForm'
import { useSectionForm } from '@/forms/section/useSectionForm'
import { atFields, type SaveResult } from '@/forms/section/useSectionSave'
import { AssignedCenters } from './AssignedCenters'
import { AssignedPeople } from './AssignedPeople'
import type { CompanyCardRef } from './companyCards.api'
import {
  type AssignedCenter,
  assignmentForm,
  type AssignmentValues,
  assignmentValues,
  changedAssignments,
  refusedIn,
} from './companyCards.rules'
import { usePutCardAssignmentsMutation } from './companyCards.slice'

interface AssignmentFormProps {
  assignments: CardAssignments
  /** The cost center that a card was just added to, chosen at first; undefined for a card that was there before. */
  firstFor: CompanyCard['costCenter'] | undefined
  cardRef: CompanyCardRef
  onSaved: () => void
  onCancel: () => void
}

/** The people and cost centers a card pays for, saved together. */
export function AssignmentForm({ assignments, firstFor, cardRef, onSaved, onCancel }: AssignmentFormProps) {
  const { formatList, formatMessage, locale } = useIntl()
  const { save, refused } = useSaveAssignments(cardRef)
  const section = useSectionForm<CardAssignments, AssignmentValues, AssignmentValues>({
    id: `company-card-assignments-${cardRef.creditCardId}`,
    schema: assignmentForm,
    entity: assignments,
    valuesOf: assignmentValues,
    save,
    draftOwner: useOwnProfile(),
    onSaved,
    changesIn: (opened, typed) =>
      differing(opened.costCenters, typed.costCenters) + differing(opened.employees, typed.employees),
  })
  useFirst(section.form, firstFor)
  const show = (name: string, value: unknown) =>
    name === 'costCenters'
      ? formatList((value as AssignedCenter[]).map((center) => costCenterTitle(center, locale)))
      : formatList((value as EmployeeName[]).map(fullName))
  const problem = useCallback(
    (name: string, code: unknown) => {
      const names = code === 'unknownPerson' || code === 'costCenter' ? refused[name] : undefined
      return names && formatMessage({ id: 'companyCards.problem.inactive' }, { names: formatList(names) })
    },
    [formatList, formatMessage, refused],
  )
  const cancel = () => {
    section.discard()
    onCancel()
  }
  return (
    <SectionForm
      section={section}
      labels="companyCards.field"
      part="routes.assignPaymentMethod"
      show={show}
      problem={problem}
      onCancel={cancel}
    >
      <AssignedCenters />
      <AssignedPeople />
    </SectionForm>
  )
}

/**
 * Chooses the cost center of a card that pays for nobody yet. This is an unsaved change, so leaving the page asks
 * first.
 */
function useFirst(
  { getValues, setValue }: UseFormReturn<AssignmentValues>,
  center: CompanyCard['costCenter'] | undefined,
) {
  useEffect(() => {
    const { costCenters, employees } = getValues()
    if (center && costCenters.length + employees.length === 0)
      setValue('costCenters', [{ ...center, includesBelow: false }], { shouldDirty: true })
  }, [center, getValues, setValue])
}

/** How many were added, taken away, or changed. */
function differing(opened: readonly { id: string }[], typed: readonly { id: string }[]): number {
  const [before, now] = [opened, typed].map((list) => new Map(list.map((each) => [each.id, JSON.stringify(each)])))
  const ids = new Set([...before!.keys(), ...now!.keys()])
  return [...ids].filter((id) => before!.get(id) !== now!.get(id)).length
}

/** Saves the assignments, and lists the refused ones by name: the server returns only their positions. */
function useSaveAssignments(cardRef: CompanyCardRef) {
  const { locale } = useIntl()
  const [put] = usePutCardAssignmentsMutation()
  const [refused, setRefused] = useState<Record<string, string[]>>({})
  const save = async (typed: AssignmentValues, { version }: CardAssignments): Promise<SaveResult<CardAssignments>> => {
    const assignments = changedAssignments(typed, version)
    const { data, error } = (await put({ ...cardRef, assignments })) as SaveResult<CardAssignments>
    if (!error) return { data }
    const failure = atFields(error, fieldOf)
    const { problems = [] } = failure
    setRefused({
      costCenters: refusedIn(typed.costCenters, problems, 'costCenters').map((each) => costCenterTitle(each, locale)),
      employees: refusedIn(typed.employees, problems, 'employees').map(fullName),
    })
    return { error: failure }
  }
  return { save, refused }
}

/** People are sent by their ids alone. */
const fieldOf = (path: string) => path.replace(/^employeeIds/, 'employees')
