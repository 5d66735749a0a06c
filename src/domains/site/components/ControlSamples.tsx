import { Bell, Plane } from 'lucide-react'
import { Suspense, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { lazyWithMessages } from '@/i18n/lazyWithMessages'
import { Button } from '@/ui/button/Button'
import type { ButtonVariant } from '@/ui/button/buttonClass'
import { CheckboxField } from '@/ui/field/choice/CheckboxField'
import { IconButton } from '@/ui/button/IconButton'
import { SelectField } from '@/ui/field/choice/SelectField'
import { TextAreaField } from '@/ui/field/text/TextAreaField'
import { TextField } from '@/ui/field/text/TextField'
import { SampleGrid, SampleRow, Samples } from './Samples'

const ChoiceSamples = lazyWithMessages(['forms'], () => import('./ChoiceSamples'))
const DateSamples = lazyWithMessages(['forms'], () => import('./DateSamples'))

const variants: ButtonVariant[] = ['primary', 'secondary', 'quiet', 'quietDanger', 'danger']

/** Buttons in each variant and state, and fields as they are, with an error, and disabled. */
export function ControlSamples() {
  const { formatMessage } = useIntl()
  const [isTicked, setTicked] = useState(true)
  const label = formatMessage({ id: 'site.developer.sample.label' })
  const [description, error] = [
    formatMessage({ id: 'site.developer.sample.help' }),
    formatMessage({ id: 'site.developer.sample.error' }),
  ]
  const text = formatMessage({ id: 'site.developer.sample.text' })
  return (
    <>
      <Samples heading="site.developer.buttons">
        {variants.map((variant) => (
          <SampleRow key={variant}>
            <Button variant={variant}>{variant}</Button>
            <Button variant={variant} size="small" icon={<Plane aria-hidden="true" />}>
              {variant}
            </Button>
            <Button variant={variant} isPending>
              {variant}
            </Button>
            <Button variant={variant} disabled>
              {variant}
            </Button>
          </SampleRow>
        ))}
        <SampleRow>
          <IconButton label={label} icon={<Bell aria-hidden="true" />} />
          <IconButton label={`${label} 3`} icon={<Bell aria-hidden="true" />} badge="3" />
          <IconButton label={label} icon={<Bell aria-hidden="true" />} variant="outlined" size="small" />
          <IconButton label={label} icon={<Bell aria-hidden="true" />} disabled />
        </SampleRow>
      </Samples>
      <Samples heading="site.developer.fields">
        <SampleGrid>
          <TextField label={label} description={description} defaultValue={text} isRequired />
          <TextField label={label} error={error} defaultValue={text} />
          <TextField label={label} defaultValue={text} disabled />
          <SelectField label={label} description={description}>
            <option>{text}</option>
          </SelectField>
          <SelectField label={label} error={error}>
            <option>{text}</option>
          </SelectField>
          <TextAreaField label={label} description={description} defaultValue={text} />
          <CheckboxField
            label={label}
            description={description}
            checked={isTicked}
            onChange={({ target }) => setTicked(target.checked)}
          />
          <CheckboxField label={label} error={error} />
        </SampleGrid>
        <p>
          <a href="#content">
            <FormattedMessage id="site.developer.sample.link" />
          </a>
        </p>
      </Samples>
      <Suspense fallback={null}>
        <DateSamples />
        <ChoiceSamples />
      </Suspense>
    </>
  )
}
