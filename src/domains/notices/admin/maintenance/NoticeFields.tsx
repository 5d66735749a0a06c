import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { maintenanceCategories, maintenanceComponents } from '#contract/notices/maintenance.ts'
import { noticeTextLimits } from '#contract/notices/noticeTexts.ts'
import { zoneName } from '#contract/time/zoneName.ts'
import { TextFields } from '@/domains/notices/admin/entry/TextFields'
import { CheckboxInput } from '@/forms/input/CheckboxInput'
import { DateTimeInput } from '@/forms/input/DateTimeInput'
import { RadioInput } from '@/forms/input/RadioInput'
import { useNow } from '@/i18n/useNow'
import { Card } from '@/ui/display/Card'
import { GroupFrame } from '@/ui/field/frame/GroupFrame'
import layout from '@/ui/layout/layout.module.css'
import { componentField } from './noticeForm.rules'

/** The fields of a notice: its kind and what it affects, its times, and its words. */
export const NoticeFields = () => (
  <>
    <WhatFields />
    <TimeFields />
    <Card
      heading={<FormattedMessage id="notices.form.words" />}
      description={<FormattedMessage id="notices.form.words.text" />}
    >
      <TextFields mostText={noticeTextLimits.banner} />
    </Card>
  </>
)

function WhatFields() {
  return (
    <Card heading={<FormattedMessage id="notices.form.what" />}>
      <div className={layout.stack4}>
        <RadioInput
          name="category"
          options={maintenanceCategories.map((value) => ({
            value,
            label: <FormattedMessage id={`banners.maintenance.category.${value}`} />,
            description: <FormattedMessage id={`notices.category.${value}`} />,
          }))}
        />
        <GroupFrame
          id={useId()}
          isRequired
          label={<FormattedMessage id="notices.form.components" />}
          description={<FormattedMessage id="notices.form.components.text" />}
        >
          {maintenanceComponents.map((each) => (
            <CheckboxInput key={each} name={componentField(each)} />
          ))}
        </GroupFrame>
      </div>
    </Card>
  )
}

function TimeFields() {
  const { locale } = useIntl()
  const now = useNow()
  const zone = zoneName(locale, now, new Intl.DateTimeFormat().resolvedOptions().timeZone)
  return (
    <Card
      heading={<FormattedMessage id="notices.form.times" />}
      description={<FormattedMessage id="notices.form.times.text" values={{ zone }} />}
    >
      <div className={layout.stack4}>
        <DateTimeInput name="maintenanceStart" isRequired />
        <DateTimeInput name="maintenanceEnd" isRequired />
        <DateTimeInput
          name="disclaimerStart"
          description={<FormattedMessage id="notices.form.disclaimerStart.text" />}
        />
      </div>
    </Card>
  )
}
