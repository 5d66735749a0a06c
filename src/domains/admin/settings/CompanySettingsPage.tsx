import { FormattedMessage } from 'react-intl'
import { type CompanySettings, scimGroupChoices } from '#contract/admin/companySettings.ts'
import { featureStatusSchema } from '#contract/session/configuration.ts'
import { AdminTabs } from '@/domains/admin/shared/AdminTabs'
import { useOwnProfile, useSession } from '@/domains/session/shared/useSession'
import { SectionGroup } from '@/forms/section/SaveBar'
import { SectionForm } from '@/forms/section/SectionForm'
import { UnsavedWork } from '@/forms/leave/UnsavedWork'
import { useFocusRequestedField } from '@/forms/section/useFocusRequestedField'
import { useSectionForm } from '@/forms/section/useSectionForm'
import { atFields, type SaveResult } from '@/forms/section/useSectionSave'
import { isOffered } from '@/http/additions'
import { QueryFailure } from '@/patterns/feedback/QueryFailure'
import { PageHeader } from '@/patterns/page/PageHeader'
import { Banner } from '@/ui/notice/Banner'
import { Skeleton } from '@/ui/progress/Skeleton'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import {
  AgencyFields,
  BookingFields,
  CompanyFields,
  DisclaimerFields,
  IdleFields,
  ProvisioningFields,
} from './CompanyFields'
import { dayKinds, isOpeningUnchanged } from './opening.rules'
import { OpeningFields } from './OpeningFields'
import { EmployeeFeatureFields, FeatureFields } from './FeatureFields'
import {
  settingsField,
  settingsFormSchema,
  type SettingsOutput,
  settingsValues,
  type SettingsValues,
} from './companySettings.rules'
import { useCompanySettingsQuery, usePutCompanySettingsMutation } from './companySettings.slice'
import styles from './CompanySettings.module.css'
import layout from '@/ui/layout/layout.module.css'

/** The settings of the company, changed together; they are only read where the backend has no call to change them. */
export default function CompanySettingsPage() {
  const { companyId } = useSession()
  const { data, isError, isFetching, refetch } = useCompanySettingsQuery({ companyId })
  useFocusRequestedField()
  return (
    <div className={layout.stack5}>
      <AdminTabs />
      <PageHeader
        title={<FormattedMessage id="routes.companySettings" />}
        facts={data ? [data.currency, data.emailDomain] : undefined}
      />
      {data ? (
        <UnsavedWork>
          <SectionGroup>
            <SettingsForm settings={data} />
          </SectionGroup>
        </UnsavedWork>
      ) : isError ? (
        <QueryFailure isLarge query={{ refetch, isFetching }} title="companySettings.failed" />
      ) : (
        <>
          <VisuallyHidden role="status">
            <FormattedMessage id="patterns.loading" />
          </VisuallyHidden>
          <Skeleton shape="box" />
          <Skeleton shape="box" />
        </>
      )}
    </div>
  )
}

function SettingsForm({ settings }: { settings: CompanySettings }) {
  const draftOwner = useOwnProfile()
  const [put] = usePutCompanySettingsMutation()
  const isReadOnly = !isOffered('companysettings')
  const section = useSectionForm<CompanySettings, SettingsValues, SettingsOutput>({
    id: 'company-settings',
    schema: settingsFormSchema,
    entity: settings,
    valuesOf: settingsValues,
    save: async ({ scimGroups, ...typed }, { version, agency: opened, scimGroups: answered }) => {
      const { opening, ...contacts } = typed.agency
      const agency = isOpeningUnchanged(opening, opened.opening) ? contacts : typed.agency
      const { data, error } = (await put({
        companyId: draftOwner.companyId,
        settings: { ...typed, agency, version, ...(answered && { scimGroups }) },
      })) as SaveResult<CompanySettings>
      return error ? { error: atFields(error, settingsField) } : { data }
    },
    draftOwner,
  })
  return (
    <SectionForm
      section={section}
      labels="companySettings.field"
      part="routes.companySettings"
      show={shownSettingsValue}
    >
      {isReadOnly && (
        <Banner tone="info" title={<FormattedMessage id="companySettings.readOnly.title" />}>
          <FormattedMessage id="companySettings.readOnly.text" />
        </Banner>
      )}
      <fieldset className={styles.sections} disabled={isReadOnly}>
        <CompanyFields />
        <AgencyFields />
        {settings.agency.opening !== undefined && <OpeningFields />}
        <BookingFields />
        <DisclaimerFields />
        <FeatureFields />
        <EmployeeFeatureFields />
        {settings.scimGroups && <ProvisioningFields />}
        <IdleFields />
      </fieldset>
    </SectionForm>
  )
}

/** Formats a setting for a conflict. */
const shownSettingsValue = (name: string, value: unknown) => {
  if (typeof value === 'boolean') return <FormattedMessage id={`companySettings.${value ? 'yes' : 'no'}`} />
  const status = featureStatusSchema.options.find((each) => name.startsWith('features_') && each === value)
  if (status) return <FormattedMessage id={`companySettings.status.${status}`} />
  const groups = scimGroupChoices.find((each) => name === 'scimGroups' && each === value)
  if (groups) return <FormattedMessage id={`companySettings.scimGroups.${groups}`} />
  const day = dayKinds.find((each) => /^day\d_is$/.test(name) && each === value)
  if (day) return <FormattedMessage id={`companySettings.day.${day}`} />
  return typeof value === 'string' && value !== '' ? value : '—'
}
