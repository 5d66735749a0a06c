import { skipToken } from '@reduxjs/toolkit/query/react'
import { Building2, FileText, Table2, UserRound } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import { cultureOf } from '#contract/texts/locales.ts'
import type { ReportTraveler } from '#contract/reports/reports.ts'
import { reportLocales, type ReportValues } from '@/domains/reports/reports.rules'
import { useReportTravelersQuery } from '@/domains/reports/reports.slice'
import { RadioInput } from '@/forms/input/RadioInput'
import { RecordInput } from '@/forms/input/RecordInput'
import { SelectInput } from '@/forms/input/SelectInput'
import { TextInput } from '@/forms/input/TextInput'
import { useRecordChoice } from '@/forms/input/useRecordChoice'
import { isOffered } from '@/http/additions'
import { LocaleOptions } from '@/i18n/LocaleOptions'
import { useLocale } from '@/i18n/useLocale'
import layout from '@/ui/layout/layout.module.css'

const subjectIcons = { company: Building2, traveler: UserRound }
const formatIcons = { pdf: FileText, spreadsheet: Table2 }

/** Subject and format of a report. Only a FinancialOfficer has a choice of subjects (§6). */
export function SubjectFields({ readsCompany }: { readsCompany: boolean }) {
  const subject = useWatch<ReportValues, 'subject'>({ name: 'subject' })
  return (
    <div className={layout.stack4}>
      {readsCompany && (
        <RadioInput
          name="subject"
          options={(['company', 'traveler'] as const).map((value) => {
            const Icon = subjectIcons[value]
            return {
              value,
              icon: <Icon aria-hidden="true" />,
              label: <FormattedMessage id={`reports.subject.${value}`} />,
              description: <FormattedMessage id={`reports.subject.${value}.text`} />,
            }
          })}
        />
      )}
      {readsCompany && subject === 'traveler' && (isOffered('reportjobs') ? <TravelerInput /> : <TravelerAddress />)}
      <RadioInput
        name="format"
        options={(['pdf', 'spreadsheet'] as const).map((value) => {
          const Icon = formatIcons[value]
          return {
            value,
            icon: <Icon aria-hidden="true" />,
            label: <FormattedMessage id={`reports.format.${value}`} />,
            description: <FormattedMessage id={`reports.format.${value}.text`} />,
          }
        })}
      />
    </div>
  )
}

const traveler = { idOf: ({ email }: ReportTraveler) => email, nameOf: ({ name }: ReportTraveler) => name }

/** The traveler of a report, found by name or address. */
function TravelerInput() {
  const choice = useRecordChoice<ReportTraveler>('travellerEmail', null, traveler)
  const search = useReportTravelersQuery(choice.term || skipToken)
  return (
    <RecordInput
      choice={choice}
      search={search}
      one={undefined}
      description={<FormattedMessage id="reports.traveler.text" />}
      words={{
        searching: <FormattedMessage id="reports.traveler.searching" />,
        nothing: <FormattedMessage id="reports.traveler.nobody" />,
      }}
      factsOf={({ email }) => [email]}
    />
  )
}

/** The address of a traveler, where the backend has no search for them. */
const TravelerAddress = () => (
  <TextInput name="travellerEmail" type="email" description={<FormattedMessage id="reports.traveler.address" />} />
)

/** The language of the report, which may be another one than the reader's. */
export const LanguageField = () => (
  <SelectInput name="cultureCode">
    <LocaleOptions codes={reportLocales(useLocale())} valueFor={cultureOf} />
  </SelectInput>
)
