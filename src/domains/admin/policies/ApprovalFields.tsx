import { Plus } from 'lucide-react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import {
  approvalActions,
  approvalKinds,
  approvalLimits,
  approvalScopes,
  silences,
} from '#contract/approvals/approvalRules.ts'
import { FieldRow } from '@/forms/input/FieldRow'
import { isOffered } from '@/http/additions'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/display/Card'
import { ApprovalPreview } from './ApprovalPreview'
import { approvalText, ChoiceInput } from './ChoiceInput'
import styles from './Policies.module.css'
import { NumberInput } from './PolicyFields'
import { mostExceptions, tripFields } from './approvalForm.rules'
import type { PolicyValues } from './policyForm.rules'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

/** Which trips are asked about or told of, and what happens without an answer; where the backend offers it. */
export const ApprovalFields = ({ currency }: { currency: string }) =>
  isOffered('approvals') && (
    <>
      <Card
        heading={<FormattedMessage id="travelPolicies.approvals" />}
        description={<FormattedMessage id="travelPolicies.approvals.text" />}
      >
        <div className={layout.stack5}>
          <FieldRow>
            {approvalScopes.map((scope) => (
              <ChoiceInput key={scope} name={tripFields[scope]} idOf={approvalText.action} values={approvalActions} />
            ))}
          </FieldRow>
          <Exceptions currency={currency} />
          <AnswerFields />
        </div>
      </Card>
      <ApprovalPreview currency={currency} />
    </>
  )

/** Rules for a kind of travel or from an amount on. */
function Exceptions({ currency }: { currency: string }) {
  const { control } = useFormContext<PolicyValues>()
  const { fields, append, remove } = useFieldArray({ control, name: 'exceptions' })
  const { formatMessage } = useIntl()
  return (
    <fieldset className={styles.places}>
      <legend>
        <FormattedMessage id="travelPolicies.exceptions" />
      </legend>
      <p className={cx(textStyle.note, textStyle.snug)}>
        <FormattedMessage id="travelPolicies.exceptions.text" />
      </p>
      {fields.map((field, at) => (
        <div
          key={field.id}
          role="group"
          className={styles.place}
          aria-label={formatMessage({ id: 'travelPolicies.exceptions.one' }, { number: at + 1 })}
        >
          <ExceptionFields name={`exceptions.${at}`} currency={currency} />
          <Button
            variant="quiet"
            size="small"
            aria-label={formatMessage({ id: 'travelPolicies.exceptions.remove' }, { number: at + 1 })}
            onClick={() => remove(at)}
          >
            <FormattedMessage id="travelPolicies.place.remove" />
          </Button>
        </div>
      ))}
      {fields.length < mostExceptions && (
        <Button
          variant="secondary"
          size="small"
          className={layout.selfStart}
          icon={<Plus aria-hidden="true" />}
          onClick={() =>
            append(
              { kind: 'airInternational', scope: 'within', above: '', action: 'ask' },
              { focusName: `exceptions.${fields.length}.kind` },
            )
          }
        >
          <FormattedMessage id="travelPolicies.exceptions.add" />
        </Button>
      )}
    </fieldset>
  )
}

const ExceptionFields = ({ name, currency }: { name: string; currency: string }) => (
  <div className={layout.stack3}>
    <FieldRow>
      <ChoiceInput name={`${name}.kind`} idOf={approvalText.kind} values={approvalKinds} />
      <ChoiceInput name={`${name}.scope`} idOf={approvalText.scope} values={approvalScopes} />
    </FieldRow>
    <FieldRow>
      <NumberInput
        name={`${name}.above`}
        after={currency}
        description={<FormattedMessage id="travelPolicies.exceptions.above.text" />}
      />
      <ChoiceInput name={`${name}.action`} idOf={approvalText.action} values={approvalActions} />
    </FieldRow>
  </div>
)

/** The time for an answer, what happens without one, and when a change is asked about. */
function AnswerFields() {
  const { formatMessage } = useIntl()
  const { hours, percent } = approvalLimits
  return (
    <div className={layout.stack4}>
      <FieldRow>
        <NumberInput
          name="answerHours"
          isRequired
          description={formatMessage({ id: 'travelPolicies.answerHours.text' }, hours)}
        />
        <ChoiceInput name="silence" idOf={approvalText.silence} values={silences} />
      </FieldRow>
      <FieldRow>
        <NumberInput
          name="dearerPercent"
          isRequired
          after="%"
          description={formatMessage({ id: 'travelPolicies.dearer.text' }, { most: percent })}
        />
      </FieldRow>
    </div>
  )
}
