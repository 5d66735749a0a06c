import { FormattedMessage } from 'react-intl'
import type { Advisory } from '#contract/risk/advisories.ts'
import { LevelBadge } from '@/domains/risk/shared/LevelBadge'
import { OutLink } from '@/domains/risk/shared/OutLink'
import { PlainBlocks } from '@/domains/risk/shared/PlainBlocks'
import { useFormats } from '@/i18n/useFormats'
import { Badge } from '@/ui/display/Badge'
import { Card } from '@/ui/display/Card'
import { cx } from '@/ui/cx'
import type { GovernmentsAdvice } from '../advisories.rules'
import styles from './GovernmentAdvice.module.css'
import disclosure from '@/domains/risk/shared/summary.module.css'
import { GovernmentName } from './GovernmentName'
import { NoAdvice, SourceState } from './SourceState'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

interface GovernmentAdviceProps {
  countryName: string
  advice: GovernmentsAdvice
  headingLevel: 3 | 4
}

/** The advice of one government about a country: its level, its own words, and how far it can be relied upon. */
export const GovernmentAdvice = ({
  countryName,
  advice: { source, advisory },
  headingLevel,
}: GovernmentAdviceProps) => (
  <Card
    as="article"
    headingLevel={headingLevel}
    heading={<GovernmentName source={source.sourceCountry} />}
    description={source.state !== 'current' && advisory && <SourceState source={source} />}
    className={styles.card}
  >
    {advisory ? <Advice advisory={advisory} /> : <NoAdvice source={source} countryName={countryName} />}
  </Card>
)

function Advice({ advisory }: { advisory: Advisory }) {
  const { instant } = useFormats()
  const { warningText, timeStamp, sourceUrl, language, blocks, isDemo, isCurrent } = advisory
  return (
    <div className={layout.stack3}>
      <Levels advisory={advisory} />
      {!isCurrent && (
        <p className={textStyle.note}>
          <FormattedMessage id="advisories.lastKnown" />
        </p>
      )}
      <blockquote className={styles.words} {...(language && { lang: language })}>
        {warningText}
      </blockquote>
      {blocks.length > 0 && (
        <details>
          <summary className={disclosure.summary}>
            <FormattedMessage id="advisories.more" />
          </summary>
          <PlainBlocks blocks={blocks} lang={language} />
        </details>
      )}
      <p className={cx(textStyle.note, textStyle.figures)}>
        <FormattedMessage id="advisories.changedOn" values={{ time: instant(timeStamp) }} />
      </p>
      <p className={textStyle.small}>
        <OutLink url={sourceUrl}>
          <FormattedMessage id="advisories.official" />
        </OutLink>
      </p>
      <Evidence advisory={advisory} />
      {isDemo && (
        <p>
          <Badge>
            <FormattedMessage id="advisories.demo" />
          </Badge>
        </p>
      )}
    </div>
  )
}

/** The level for the whole country, and apart from it that for parts of it. */
const Levels = ({ advisory: { warningLevel, regionalLevel } }: { advisory: Advisory }) => (
  <dl className={styles.levels}>
    <div>
      <dt>
        <FormattedMessage id="advisories.national" />
      </dt>
      <dd>
        <LevelBadge level={warningLevel} />
      </dd>
    </div>
    {regionalLevel > 0 && (
      <div>
        <dt>
          <FormattedMessage id="advisories.regional" />
        </dt>
        <dd>
          <LevelBadge level={regionalLevel} />
        </dd>
      </div>
    )}
  </dl>
)

/** The fields of the feed that a level was read from, behind "Why this level". Nothing where the answer has none. */
function Evidence({ advisory: { evidence } }: { advisory: Advisory }) {
  if (evidence.length === 0) return null
  return (
    <details>
      <summary className={disclosure.summary}>
        <FormattedMessage id="advisories.why" />
      </summary>
      <p className={cx(textStyle.note, textStyle.measure)}>
        <FormattedMessage id="advisories.why.text" />
      </p>
      <dl className={styles.evidence}>
        {evidence.map(({ field, value }) => (
          <div key={`${field} ${value}`}>
            <dt>
              <code>{field}</code>
            </dt>
            <dd>
              <code>{value}</code>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
