import { Plus } from 'lucide-react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { type ManagedPolicy, policyLimits } from '#contract/admin/travelPolicies.ts'
import { AirportInput } from '@/domains/reference/shared/AirportInput'
import { CountryInput } from '@/domains/reference/shared/CountryInput'
import { FieldRow } from '@/forms/input/FieldRow'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/display/Card'
import styles from './Policies.module.css'
import { NumberInput } from './PolicyFields'
import { type PlaceList, placeLists, type PolicyValues } from './policyForm.rules'
import layout from '@/ui/layout/layout.module.css'

interface HotelFieldsProps {
  currency: string
  /** The limits with which the policy was opened, for the names of their cities. */
  opened: ManagedPolicy['hotelLimits']
}

/** The highest price of a night: in general, and for cities and countries with their own. */
export const HotelFields = ({ currency, opened }: HotelFieldsProps) => (
  <Card
    heading={<FormattedMessage id="travelPolicies.hotels" />}
    description={<FormattedMessage id="travelPolicies.hotels.text" />}
  >
    <div className={layout.stack4}>
      <FieldRow>
        <NumberInput
          name="hotelNightLimit"
          isRequired
          after={currency}
          description={<FormattedMessage id="travelPolicies.hotelNight.text" />}
        />
      </FieldRow>
      {placeLists.map((list) => (
        <PlaceLimits key={list} list={list} currency={currency} opened={opened} />
      ))}
    </div>
  </Card>
)

/** Cities or countries with their own limits. */
function PlaceLimits({ list, currency, opened }: HotelFieldsProps & { list: PlaceList }) {
  const { control } = useFormContext<PolicyValues>()
  const { fields, append, remove } = useFieldArray({ control, name: list })
  const { formatMessage } = useIntl()
  return (
    <fieldset className={styles.places}>
      <legend>
        <FormattedMessage id={`travelPolicies.${list}`} />
      </legend>
      {fields.map((field, at) => (
        <div
          key={field.id}
          role="group"
          className={styles.place}
          aria-label={formatMessage({ id: `travelPolicies.${list}.one` }, { number: at + 1 })}
        >
          <FieldRow>
            <PlaceInput list={list} name={`${list}.${at}.code`} opened={opened} />
            <NumberInput name={`${list}.${at}.limit`} isRequired after={currency} />
          </FieldRow>
          <Button
            variant="quiet"
            size="small"
            aria-label={formatMessage({ id: `travelPolicies.${list}.remove` }, { number: at + 1 })}
            onClick={() => remove(at)}
          >
            <FormattedMessage id="travelPolicies.place.remove" />
          </Button>
        </div>
      ))}
      {fields.length < policyLimits.hotelPlaces && (
        <Button
          variant="secondary"
          size="small"
          className={layout.selfStart}
          icon={<Plus aria-hidden="true" />}
          onClick={() => append({ code: '', limit: '' }, { focusName: `${list}.${fields.length}.code` })}
        >
          <FormattedMessage id={`travelPolicies.${list}.add`} />
        </Button>
      )}
    </fieldset>
  )
}

function PlaceInput({ list, name, opened }: { list: PlaceList; name: string } & Pick<HotelFieldsProps, 'opened'>) {
  const { getValues } = useFormContext()
  if (list === 'countryLimits') return <CountryInput name={name} isRequired />
  const code: unknown = getValues(name)
  return <AirportInput name={name} city={opened.find((each) => each.kind === 'city' && each.code === code)} />
}
