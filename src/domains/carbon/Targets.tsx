import { Pencil } from 'lucide-react'
import { useState, useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { CarbonTargets, Footprint } from '#contract/reports/carbon.ts'
import { useSession, useOwnProfile } from '@/domains/session/shared/useSession'
import { UnsavedWork } from '@/forms/leave/UnsavedWork'
import { FieldRow } from '@/forms/input/FieldRow'
import { TextInput } from '@/forms/input/TextInput'
import { SectionForm } from '@/forms/section/SectionForm'
import { useSectionForm } from '@/forms/section/useSectionForm'
import type { SaveResult } from '@/forms/section/useSectionSave'
import { useReportFormats } from '@/i18n/reportFormats'
import { useFormats } from '@/i18n/useFormats'
import { useNow } from '@/i18n/useNow'
import { SectionCard } from '@/patterns/page/SectionCard'
import { Button } from '@/ui/button/Button'
import { Meter } from '@/ui/display/Meter'
import { Stat } from '@/ui/display/Stat'
import { localDay } from '@/lib/localDay'
import { costOf } from './carbon.rules'
import { useCarbonTargetsQuery, usePutCarbonTargetsMutation } from './carbon.slice'
import { mostOf, type TargetsOutput, targetsSchema, targetsValues, type TargetsValues } from './targets.rules'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

/** The carbon budgets with their progress, and the internal carbon price, for a FinancialOfficer. */
export function Targets({ footprint }: { footprint?: Footprint }) {
  const { companyId } = useSession()
  const answer = useCarbonTargetsQuery(companyId)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <SectionCard
      heading={<FormattedMessage id="carbon.targets" />}
      description={<FormattedMessage id="carbon.targets.text" />}
      answer={answer}
      actions={
        !isOpen && (
          <Button variant="secondary" size="small" icon={<Pencil aria-hidden="true" />} onClick={() => setIsOpen(true)}>
            <FormattedMessage id="carbon.targets.change" />
          </Button>
        )
      }
    >
      {(targets) =>
        isOpen ? (
          <UnsavedWork>
            <TargetsForm targets={targets} onDone={() => setIsOpen(false)} />
          </UnsavedWork>
        ) : (
          <Progress targets={targets} kg={footprint?.totals.kg ?? 0} />
        )
      }
    </SectionCard>
  )
}

function Progress({ targets, kg }: { targets: CarbonTargets; kg: number }) {
  const { money } = useFormats()
  const { budgets, pricePerTonne, currency } = targets
  return (
    <div className={layout.stack5}>
      {budgets.length === 0 ? (
        <p className={textStyle.soft}>
          <FormattedMessage id="carbon.budget.none" />
        </p>
      ) : (
        budgets.map((budget) => <Budget key={budget.year} budget={budget} />)
      )}
      {pricePerTonne === null ? (
        <p className={textStyle.soft}>
          <FormattedMessage id="carbon.price.none" />
        </p>
      ) : (
        <Stat
          label={<FormattedMessage id="carbon.price.cost" />}
          value={money(costOf(kg, pricePerTonne), currency)}
          detail={<FormattedMessage id="carbon.price.detail" values={{ price: money(pricePerTonne, currency) }} />}
        />
      )}
    </div>
  )
}

/** A year's budget: used, booked, and what is left or too much, in words. */
function Budget({ budget: { year, kg, used, booked } }: { budget: CarbonTargets['budgets'][number] }) {
  const { formatMessage } = useIntl()
  const { percent } = useFormats()
  const { tonnes } = useReportFormats()
  const left = kg - used - booked
  return (
    <div className={layout.stack1}>
      <Meter
        label={formatMessage({ id: 'carbon.budget' }, { year: String(year) })}
        value={Math.min(used, kg)}
        max={kg}
        valueText={formatMessage(
          { id: 'carbon.budget.used' },
          { used: tonnes(used), budget: tonnes(kg), percent: percent((used / kg) * 100, 0) },
        )}
      />
      <p className={left < 0 ? textStyle.warning : textStyle.soft}>
        <FormattedMessage
          id={left < 0 ? 'carbon.budget.over' : 'carbon.budget.left'}
          values={{ booked: tonnes(booked), amount: tonnes(Math.abs(left)) }}
        />
      </p>
    </div>
  )
}

/** The budgets of this year and the next, and the price of a tonne. An empty field means none. */
function TargetsForm({ targets, onDone }: { targets: CarbonTargets; onDone: () => void }) {
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
