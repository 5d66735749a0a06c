import type { UseFormReturn } from 'react-hook-form'
import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { reportLimits, reportTopics, type TripReport } from '#contract/mail.ts'
import { SelectField } from '@/ui/SelectField'
import { TextAreaField } from '@/ui/TextAreaField'
import type { ReportValues } from './ReportDialog'

/** What is wrong, and in the traveller's own words. */
export function ReportFields({ form }: { form: UseFormReturn<ReportValues, unknown, TripReport> }) {
  const { formatMessage } = useIntl()
  const { errors } = form.formState
  const text = useWatch({ control: form.control, name: 'text' })
  const isTooLong = text.trim().length > reportLimits.text
  return (
    <>
      <SelectField
        {...form.register('topic')}
        isRequired
        label={<FormattedMessage id="trips.report.topic" />}
        error={errors.topic && <FormattedMessage id="trips.report.topic.missing" />}
      >
        <option value="" disabled>
          {formatMessage({ id: 'trips.report.topic.choose' })}
        </option>
        {reportTopics.map((topic) => (
          <option key={topic} value={topic}>
            {formatMessage({ id: `trips.report.topic.${topic}` })}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        {...form.register('text')}
        isRequired
        rows={7}
        label={<FormattedMessage id="trips.report.text" />}
        description={
          <FormattedMessage
            id="trips.report.text.description"
            values={{ used: text.trim().length, most: reportLimits.text }}
          />
        }
        error={
          errors.text && (
            <FormattedMessage
              id={isTooLong ? 'trips.report.text.tooLong' : 'trips.report.text.missing'}
              values={{ most: reportLimits.text }}
            />
          )
        }
      />
    </>
  )
}
