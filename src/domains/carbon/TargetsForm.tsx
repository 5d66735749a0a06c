import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { CarbonTargets } from '#contract/reports/carbon.ts'
import { usePutCarbonTargetsMutation } from './carbon.slice'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { FieldRow } from '@/forms/input/FieldRow'
import { TextInput } from '@/forms/input/TextInput'
import { SectionForm } from '@/forms/section/SectionForm'
import { useSectionForm } from '@/forms/section/useSectionForm'
import type { SaveResult } from '@/forms/section/useSectionSave'
import { useNow } from '@/i18n/useNow'
import { localDay } from '@/lib/localDay'
import { mostOf, type TargetsOutput, targetsSchema, targetsValues, type TargetsValues } from './targets.rules'
import layout from '@/ui/layout/layout.module.css'

/** The budgets of this year and the next, and the price of a tonne. An empty field means none. */
export function TargetsForm({ targets, onDone }: { targets: CarbonTargets; onDone: () => void }) {
  const [put] = usePutCarbonTargetsMutation()
  const draftOwner = useOwnProfile()
  const year = Number(localDay(useNow()).slice(0, 4))
  const schema = useMemo(() => targetsSchema(year, targets), [year, targets])
  const { formatMessage, formatNumber, locale } = useIntl()
  const valuesOf = useMemo(() => targetsValues(year, locale), [year, locale])
  const section = useSectionForm<CarbonTargets, TargetsValues, TargetsOutput>({
    id: `carbon-targets-${year}`,
    schema,
    entity: targets,
    valuesOf,
    save: async (typed, { version }) =>
      (await put({ companyId: draftOwner.companyId, change: { ...typed, version } })) as SaveResult<CarbonTargets>,
    draftOwner,
    onSaved: onDone,
  })
  const problem = (name: string, code: unknown) =>
    code === 'outOfRange' || code === 'invalid'
      ? formatMessage(
          { id: `carbon.targets.problem.${code}` },
          { example: formatNumber(1234.5), most: formatNumber(mostOf[name as keyof TargetsValues]) },
        )
      : undefined
  return (
    <SectionForm section={section} labels="carbon.field" onCancel={onDone} problem={problem}>
      <div className={layout.stack4}>
        <FieldRow>
          <AmountInput name="thisYear" after="t" />
          <AmountInput name="nextYear" after="t" />
        </FieldRow>
        <FieldRow>
          <AmountInput name="pricePerTonne" after={targets.currency} />
        </FieldRow>
        <p>
          <FormattedMessage id="carbon.targets.empty" />
        </p>
      </div>
    </SectionForm>
  )
}

const AmountInput = ({ name, after }: { name: keyof TargetsValues; after: string }) => (
  <TextInput name={name} after={after} inputMode="decimal" autoComplete="off" maxLength={12} />
)
