import { FormattedMessage } from 'react-intl'
import type { Advisory } from '#contract/risk/advisories.ts'
import { LevelBadge } from '@/domains/risk/shared/LevelBadge'
import { OutLink } from '@/domains/risk/shared/OutLink'
import { useFormats } from '@/i18n/useFormats'
import { localDay } from '@/lib/localDay'
import { Stacked } from '@/patterns/table/rows/Stacked'
import { cx } from '@/ui/cx'
import type { GovernmentsAdvice } from '../advisories.rules'
import styles from './AdvisoryTable.module.css'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

/**
 * The advice of one government in the row of a country: its level, its own words, when it was changed, and the way to
 * its page about the country. An absence means that there is no advice only where the source is current.
 */
export const AdviceCell = ({ advice: { source, advisory } }: { advice: GovernmentsAdvice }) =>
  advisory ? (
    <Advice advisory={advisory} />
  ) : (
    <span className={textStyle.soft}>
      <FormattedMessage id={source.state === 'current' ? 'advisories.empty.title' : 'advisories.unknown.title'} />
    </span>
  )

function Advice({ advisory }: { advisory: Advisory }) {
  const { date } = useFormats()
  const { warningLevel, regionalLevel, warningText, language, sourceUrl, timeStamp } = advisory
  return (
    <div className={layout.stackTight}>
      <Stacked
        isCut
        below={
          <span className={styles.words} {...(language && { lang: language })}>
            {warningText}
          </span>
        }
      >
        <LevelBadge level={warningLevel} />
      </Stacked>
      {regionalLevel > warningLevel && (
        <span className={textStyle.small}>
          <FormattedMessage id="advisories.parts" values={{ level: String(regionalLevel) }} />
        </span>
      )}
      <span className={cx(textStyle.note, textStyle.figures)}>
        <time dateTime={timeStamp}>
          <FormattedMessage id="advisories.updated" values={{ date: date(localDay(new Date(timeStamp))) }} />
        </time>
        {' · '}
        <OutLink url={sourceUrl}>
          <FormattedMessage id="advisories.official" />
        </OutLink>
      </span>
    </div>
  )
}
