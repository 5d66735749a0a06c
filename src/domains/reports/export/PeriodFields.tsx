import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import { limits } from '#contract/fields/limits.ts'
import { reportPeriods } from '#contract/reports/reportPeriods.ts'
import { presetDays, type ReportValues } from '@/domains/reports/reports.rules'
import { DateInput } from '@/forms/input/DateInput'
import { FieldRow } from '@/forms/input/FieldRow'
import { SelectInput } from '@/forms/input/SelectInput'
import layout from '@/ui/layout/layout.module.css'

const todayInUtc = () => new Date().toISOString().slice(0, 10)

/** The period of a report: a preset, which fills in its days, or any days. */
export function PeriodFields() {
  const { setValue } = useFormContext<ReportValues>()
  const preset = useWatch<ReportValues, 'preset'>({ name: 'preset' })
  const [fromDate, toDate] = useWatch<ReportValues, ['fromDate', 'toDate']>({ name: ['fromDate', 'toDate'] })
  useEffect(() => {
    const days = presetDays(preset, todayInUtc())
    if (!days) return
    setValue('fromDate', days.fromDate, { shouldValidate: true })
    setValue('toDate', days.toDate, { shouldValidate: true })
  }, [preset, setValue])
  // Days that are typed are no longer those of the preset.
  useEffect(() => {
    const days = presetDays(preset, todayInUtc())
    if (days && (days.fromDate !== fromDate || days.toDate !== toDate)) setValue('preset', 'custom')
    // Only a change of the days counts: a change of the preset is about to change them.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [fromDate, toDate])
  return (
    <div className={layout.stack4}>
      <SelectInput
        name="preset"
        description={<FormattedMessage id="reports.period.text" values={{ months: limits.longestReportMonths }} />}
      >
        {reportPeriods.map((each) => (
          <FormattedMessage key={each} id={`periods.${each}`}>
            {(name) => <option value={each}>{name}</option>}
          </FormattedMessage>
        ))}
      </SelectInput>
      <FieldRow>
        <DateInput name="fromDate" isRequired />
        <DateInput name="toDate" isRequired />
      </FieldRow>
    </div>
  )
}
