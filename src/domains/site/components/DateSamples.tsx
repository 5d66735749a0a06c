import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { DateInput } from '@/forms/input/DateInput'
import { DateTimeInput } from '@/forms/input/DateTimeInput'
import { ErrorSummary } from '@/forms/section/ErrorSummary'
import { FormScope } from '@/forms/section/FormScope'
import { useNow } from '@/i18n/useNow'
import { daysAfter } from '@/lib/localDateTime'
import { localDay } from '@/lib/localDay'
import { SampleGrid, Samples } from './Samples'

/** Dates of each kind: empty, chosen, unreadable, refused, within limits. */
export default function DateSamples() {
  const { formatMessage } = useIntl()
  const today = localDay(useNow())
  const form = useForm({
    defaultValues: {
      empty: '',
      chosen: daysAfter(today, 14),
      unreadable: '30/30',
      limited: '',
      moment: `${daysAfter(today, 14)}T07:40`,
      noTime: `${daysAfter(today, 14)}T`,
      refused: `${daysAfter(today, 13)}T07:40`,
    },
  })
  const { setError } = form
  useEffect(() => setError('refused', { type: 'check', message: 'endBeforeStart' }), [setError])
  const description = formatMessage({ id: 'site.developer.sample.help' })
  return (
    <Samples heading="site.developer.dates">
      <FormScope form={form} id="dates" labelId={() => 'site.developer.sample.label'}>
        <ErrorSummary />
        <SampleGrid>
          <DateInput name="empty" description={description} isRequired />
          <DateInput name="chosen" />
          <DateInput name="unreadable" />
          <DateInput name="limited" min={daysAfter(today, 1)} max={daysAfter(today, 7)} />
          <DateTimeInput name="moment" description={description} isRequired />
          <DateTimeInput name="noTime" />
          <DateTimeInput name="refused" />
        </SampleGrid>
      </FormScope>
    </Samples>
  )
}
