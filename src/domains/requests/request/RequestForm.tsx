import { Plus } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { requestLimits, type TravelRequest, type TravelRequestBody } from '#contract/approvals/requests.ts'
import { AirportInput } from '@/domains/reference/shared/AirportInput'
import { requestFormSchema, type RequestValues, requestValues } from '@/domains/requests/requests.rules'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { DateInput } from '@/forms/input/DateInput'
import { FieldRow } from '@/forms/input/FieldRow'
import { TextInput } from '@/forms/input/TextInput'
import { SectionForm } from '@/forms/section/SectionForm'
import { useSectionForm } from '@/forms/section/useSectionForm'
import type { SaveResult } from '@/forms/section/useSectionSave'
import { useNow } from '@/i18n/useNow'
import { localDay } from '@/lib/localDay'
import { useSubjectProfile } from '@/patterns/subject/subject'
import { Button } from '@/ui/button/Button'
import styles from './RequestForm.module.css'

interface RequestFormProps {
  /** Null for a new one. */
  request: TravelRequest | null
  currency: string
  save: (body: TravelRequestBody) => Promise<SaveResult<TravelRequest | null>>
  onSaved: (sent: TravelRequest | null) => void
  onCancel?: () => void
}

/** The form of a request: why, where, when and for how much. */
export function RequestForm({ request, currency, save, onSaved, onCancel }: RequestFormProps) {
  const { formatMessage, formatNumber, locale } = useIntl()
  const { profileId } = useSubjectProfile()
  const today = localDay(useNow())
  const section = useSectionForm<TravelRequest | null, RequestValues, TravelRequestBody>({
    id: `travel-request-${request?.id ?? profileId}`,
    schema: requestFormSchema,
    entity: request,
    valuesOf: useMemo(() => requestValues(locale), [locale]),
    save,
    draftOwner: useOwnProfile(),
    onSaved,
  })
  const problem = useCallback(
    (name: string, code: unknown) => {
      if (name === 'estimate' && (code === 'invalid' || code === 'outOfRange'))
        return formatMessage(
          { id: 'travelRequests.problem.estimate' },
          { example: formatNumber(1234.5), most: formatNumber(requestLimits.estimate) },
        )
      if (code === 'samePlace') return formatMessage({ id: 'travelRequests.problem.samePlace' })
      if (name === 'until' && code === 'dateTooFar')
        return formatMessage({ id: 'travelRequests.problem.tooLong' }, { most: requestLimits.days })
      return undefined
    },
    [formatMessage, formatNumber],
  )
  return (
    <SectionForm
      section={section}
      labels="travelRequests.field"
      saveLabel={request ? 'travelRequests.sendAgain' : 'travelRequests.send'}
      problem={problem}
      {...(onCancel && { onCancel })}
    >
      <TextInput
        name="purpose"
        isRequired
        autoComplete="off"
        maxLength={requestLimits.purpose}
        description={<FormattedMessage id="travelRequests.field.purpose.text" />}
      />
      <Places />
      <FieldRow>
        <DateInput name="from" isRequired min={today} />
        <DateInput name="until" isRequired min={today} />
      </FieldRow>
      <TextInput
        name="estimate"
        isRequired
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
        after={currency}
        description={<FormattedMessage id="travelRequests.field.estimate.text" />}
      />
    </SectionForm>
  )
}

/** One place or more, in any order. */
function Places() {
  const { formatMessage } = useIntl()
  const { control } = useFormContext<RequestValues>()
  const { fields, append, remove } = useFieldArray({ control, name: 'places' })
  return (
    <fieldset className={styles.places}>
      <legend>
        <FormattedMessage id="travelRequests.places" />
      </legend>
      {fields.map((field, at) => (
        <div
          key={field.id}
          role="group"
          className={styles.place}
          aria-label={formatMessage({ id: 'travelRequests.place' }, { number: at + 1 })}
        >
          <FieldRow>
            <AirportInput name={`places.${at}.code`} isRequired />
          </FieldRow>
          {fields.length > 1 && (
            <Button
              variant="quiet"
              size="small"
              aria-label={formatMessage({ id: 'travelRequests.place.remove' }, { number: at + 1 })}
              onClick={() => remove(at)}
            >
              <FormattedMessage id="travelRequests.remove" />
            </Button>
          )}
        </div>
      ))}
      {fields.length < requestLimits.places && (
        <Button
          variant="secondary"
          size="small"
          icon={<Plus aria-hidden="true" />}
          onClick={() => append({ code: '' }, { focusName: `places.${fields.length}.code` })}
        >
          <FormattedMessage id="travelRequests.place.add" />
        </Button>
      )}
    </fieldset>
  )
}
