import type { Advisory, AdvisorySourceStatus } from '#contract/risk/advisories.ts'
import { adviceAbout } from '../advisories.rules'
import { GovernmentAdvice } from './GovernmentAdvice'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'

interface GovernmentsProps {
  country: { countryCode: string; countryName: string }
  advice: readonly Advisory[]
  sources: readonly AdvisorySourceStatus[]
  headingLevel: 3 | 4
}

/** The governments side by side, on a phone below one another. They are never merged (§3). */
export const Governments = ({ country, advice, sources, headingLevel }: GovernmentsProps) => (
  <div className={cx(layout.tiles18, layout.gap4)}>
    {adviceAbout(country.countryCode, advice, sources).map((each) => (
      <GovernmentAdvice
        key={each.source.sourceCountry}
        countryName={country.countryName}
        advice={each}
        headingLevel={headingLevel}
      />
    ))}
  </div>
)
