import { FormattedMessage, useIntl } from 'react-intl'
import { activeStatuses, costCenterLimits } from '#contract/employees/costCenters.ts'
import { CostCenterInput } from '@/domains/admin/shared/CostCenterInput'
import { FieldRow } from '@/forms/input/FieldRow'
import { RadioInput } from '@/forms/input/RadioInput'
import { TextInput } from '@/forms/input/TextInput'
import { Card } from '@/ui/display/Card'
import layout from '@/ui/layout/layout.module.css'

/** Number and names, parent, and status. */
export function CostCenterFields() {
  const { formatMessage } = useIntl()
  return (
    <>
      <Card heading={<FormattedMessage id="costCenters.form.names" />}>
        <div className={layout.stack4}>
          <FieldRow>
            <TextInput
              name="externalId"
              isRequired
              autoComplete="off"
              maxLength={costCenterLimits.externalId}
              description={formatMessage({ id: 'costCenters.form.externalId.text' })}
            />
            <TextInput name="nameEn" isRequired autoComplete="off" maxLength={costCenterLimits.name} />
          </FieldRow>
          <FieldRow>
            <TextInput name="nameFr" lang="fr-CA" autoComplete="off" maxLength={costCenterLimits.name} />
            <TextInput name="nameEs" lang="es" autoComplete="off" maxLength={costCenterLimits.name} />
          </FieldRow>
        </div>
      </Card>
      <Card heading={<FormattedMessage id="costCenters.form.place" />}>
        <div className={layout.stack4}>
          <CostCenterInput name="parentId" description={<FormattedMessage id="costCenters.form.parent.text" />} />
          <RadioInput
            name="status"
            options={activeStatuses.map((value) => ({
              value,
              label: <FormattedMessage id={`costCenters.status.${value}`} />,
              description: <FormattedMessage id={`costCenters.status.${value}.text`} />,
            }))}
          />
        </div>
      </Card>
    </>
  )
}
