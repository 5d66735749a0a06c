import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useIntl } from 'react-intl'
import type { Country } from '#contract/fields/countries.ts'
import { useCountriesQuery } from '@/domains/reference/countries.slice'
import { FormScope } from '@/forms/section/FormScope'
import { MultiSelectInput } from '@/forms/input/MultiSelectInput'
import { SampleGrid, Samples } from './Samples'

/** Choices of several values: none chosen, some, refused, and an empty list. */
export default function ChoiceSamples() {
  const { locale, formatMessage } = useIntl()
  const { data = [] } = useCountriesQuery(locale)
  const items = data.map((country) => ({ ...country, code: country.countryCode }))
  const form = useForm({ defaultValues: { none: [], some: ['CA', 'FR', 'MX'], refused: [], empty: [] } })
  const { setError } = form
  useEffect(() => setError('refused', { type: 'check' }), [setError])
  const description = formatMessage({ id: 'site.developer.sample.help' })
  return (
    <Samples heading="site.developer.choices">
      <FormScope form={form} id="choices" labelId={() => 'site.developer.sample.label'}>
        <SampleGrid>
          <MultiSelectInput name="none" {...{ items, nameOf, description }} isRequired />
          <MultiSelectInput name="some" {...{ items, nameOf }} />
          <MultiSelectInput name="refused" {...{ items, nameOf }} />
          <MultiSelectInput name="empty" items={[]} nameOf={nameOf} />
        </SampleGrid>
      </FormScope>
    </Samples>
  )
}

const nameOf = ({ countryName }: Pick<Country, 'countryName'> & { code: string }) => countryName
