import { FormattedMessage, useIntl } from 'react-intl'
import { type CarbonEdition, factorUnits, type Footprint, legGaps, type UsedFactor } from '#contract/reports/carbon.ts'
import { PageSection } from '@/patterns/page/PageSection'
import { Card } from '@/ui/display/Card'
import { cx } from '@/ui/cx'
import { FactorName } from './FactorName'
import styles from './Methodology.module.css'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

/** The sets of factors with their sources and licences, each factor used, and what is never counted. */
export function Methodology({ footprint: { editions, factors, withRadiativeForcing } }: { footprint: Footprint }) {
  return (
    <PageSection heading={<FormattedMessage id="carbon.method" />}>
      <Card>
        <div className={layout.stack5}>
          <div className={layout.stack3}>
            <p className={textStyle.measure}>
              <FormattedMessage id="carbon.method.distance" />
            </p>
            <p className={textStyle.measure}>
              <FormattedMessage id="carbon.method.trains" />
            </p>
            <p className={textStyle.measure}>
              <FormattedMessage id="carbon.method.quality" />
            </p>
            <p className={textStyle.measure}>
              <FormattedMessage id={withRadiativeForcing ? 'carbon.method.with' : 'carbon.method.without'} />
            </p>
            <p className={textStyle.measure}>
              <FormattedMessage id="carbon.method.kept" />
            </p>
          </div>
          <div className={layout.stack2}>
            <h3>
              <FormattedMessage id="carbon.method.gaps" />
            </h3>
            <ul>
              {legGaps.map((gap) => (
                <li key={gap}>
                  <FormattedMessage id={`carbon.method.gap.${gap}`} />
                </li>
              ))}
              <li>
                <FormattedMessage id="carbon.method.gap.cancelled" />
              </li>
            </ul>
          </div>
          {editions.map((edition) => (
            <EditionPart
              key={edition.id}
              edition={edition}
              factors={factors.filter((each) => each.edition === edition.id)}
            />
          ))}
        </div>
      </Card>
    </PageSection>
  )
}

/** An edition, with what its licence asks for, and the factors used of it. */
function EditionPart({ edition, factors }: { edition: CarbonEdition; factors: readonly UsedFactor[] }) {
  const { publisher, year, name, gas, sourceUrl, licence, licenceUrl, attribution } = edition
  return (
    <section className={layout.stack2} aria-labelledby={`carbon-${edition.id}`}>
      <h3 id={`carbon-${edition.id}`}>
        <FormattedMessage id="carbon.edition" values={{ publisher, year: String(year) }} />
      </h3>
      <p className={textStyle.soft}>
        <a href={sourceUrl} lang="en" rel="noreferrer" target="_blank">
          {name}
        </a>
        {' · '}
        <a href={licenceUrl} lang="en" rel="noreferrer" target="_blank">
          {licence}
        </a>
        {' · '}
        <span lang="en">{attribution}</span> <FormattedMessage id="carbon.edition.gas" values={{ gas }} />
      </p>
      {factors.length > 0 && <FactorList factors={factors} />}
    </section>
  )
}

function FactorList({ factors }: { factors: readonly UsedFactor[] }) {
  const { formatMessage, formatNumber } = useIntl()
  return (
    <details>
      <summary className={styles.summary}>
        <FormattedMessage id="carbon.factors" values={{ count: factors.length }} />
      </summary>
      <ul className={styles.factors} role="list">
        {factors.map(({ id, unit, value, hasForcing, legs }) => {
          const known = factorUnits.find((each) => each === unit)
          const values = {
            value: formatNumber(value, { maximumFractionDigits: 5 }),
            unit: known ? formatMessage({ id: `carbon.unit.${known}` }) : unit,
            count: legs,
            forcing: hasForcing ? 'with' : 'without',
          }
          return (
            <li key={`${id} ${value}`} className={layout.stackTight}>
              <FactorName id={id} />
              <code className={cx(textStyle.note, textStyle.anywhere)}>{id}</code>
              <span className={textStyle.note}>
                <FormattedMessage id="carbon.factor" values={values} />
              </span>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
