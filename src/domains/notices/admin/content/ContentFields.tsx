import { useFormContext, useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { type HomeContentKind, homeContentLimits, linkedScreens } from '#contract/notices/homeContent.ts'
import { noticeTextLimits } from '#contract/notices/noticeTexts.ts'
import { zoneName } from '#contract/time/zoneName.ts'
import { TextFields } from '@/domains/notices/admin/entry/TextFields'
import { CheckboxInput } from '@/forms/input/CheckboxInput'
import { DateTimeInput } from '@/forms/input/DateTimeInput'
import { FieldRow } from '@/forms/input/FieldRow'
import { RadioInput } from '@/forms/input/RadioInput'
import { SelectInput } from '@/forms/input/SelectInput'
import { TextInput } from '@/forms/input/TextInput'
import { useNow } from '@/i18n/useNow'
import { titleOf } from '@/routes/table'
import { Card } from '@/ui/display/Card'
import layout from '@/ui/layout/layout.module.css'
import { type ContentValues, targetsOf } from './contentForm.rules'

/** The fields of an entry: its words, where it leads, and for news from when until when they show. */
export const ContentFields = ({ kind }: { kind: HomeContentKind }) => (
  <>
    <Card
      heading={<FormattedMessage id="notices.form.words" />}
      description={<FormattedMessage id={kind === 'link' ? 'notices.form.title.text' : 'notices.form.plain'} />}
    >
      <TextFields mostText={kind === 'link' ? undefined : noticeTextLimits.text} />
    </Card>
    <TargetFields kind={kind} />
    {kind === 'news' && <PublicationFields />}
  </>
)

function TargetFields({ kind }: { kind: HomeContentKind }) {
  const { formatMessage } = useIntl()
  const { control } = useFormContext<ContentValues>()
  const target = useWatch({ control, name: 'target' })
  return (
    <Card heading={<FormattedMessage id="notices.form.target" />}>
      <div className={layout.stack4}>
        <RadioInput
          name="target"
          isLabelHidden
          options={targetsOf(kind).map((value) => ({
            value,
            label: <FormattedMessage id={`notices.target.${value}`} />,
          }))}
        />
        {target === 'address' && (
          <TextInput
            name="address"
            type="url"
            isRequired
            autoComplete="off"
            maxLength={homeContentLimits.url}
            description={<FormattedMessage id="notices.form.address.text" />}
          />
        )}
        {target === 'screen' && (
          <SelectInput name="screen" isRequired autoComplete="off">
            <option value="">{formatMessage({ id: 'notices.form.screen.none' })}</option>
            {linkedScreens.map((screen) => (
              <option key={screen} value={screen}>
                {formatMessage({ id: titleOf(screen) })}
              </option>
            ))}
          </SelectInput>
        )}
      </div>
    </Card>
  )
}

function PublicationFields() {
  const { locale } = useIntl()
  const zone = zoneName(locale, useNow(), new Intl.DateTimeFormat().resolvedOptions().timeZone)
  return (
    <Card
      heading={<FormattedMessage id="notices.form.publication" />}
      description={<FormattedMessage id="notices.form.publication.text" values={{ zone }} />}
    >
      <div className={layout.stack4}>
        <FieldRow>
          <DateTimeInput name="publishedFrom" />
          <DateTimeInput name="publishedUntil" />
        </FieldRow>
        <CheckboxInput name="isPinned" description={<FormattedMessage id="notices.form.isPinned.text" />} />
      </div>
    </Card>
  )
}
