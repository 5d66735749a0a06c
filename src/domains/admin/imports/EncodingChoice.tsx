import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { WayToRead } from '@/lib/waysToRead'
import { Button } from '@/ui/button/Button'
import { cx } from '@/ui/cx'
import { RadioCards } from '@/ui/field/choice/RadioCards'
import layout from '@/ui/layout/layout.module.css'
import styles from './Imports.module.css'

interface EncodingChoiceProps {
  /** The likeliest first. */
  ways: readonly WayToRead[]
  isPending: boolean
  onChosen: (encoding: string) => void
}

/** The ways that are shown at first. */
const fewWays = 4

/** Asks in which encoding a table is written, by words of it: nothing is sent before the reader has seen them spelled right. */
export function EncodingChoice({ ways, isPending, onChosen }: EncodingChoiceProps) {
  const { formatMessage } = useIntl()
  const [encoding, setEncoding] = useState(ways[0]?.encoding ?? null)
  const [isWhole, setIsWhole] = useState(ways.length <= fewWays + 1)
  const shown = isWhole ? ways : ways.slice(0, fewWays)
  return (
    <div className={cx(styles.steps, layout.above3)}>
      <RadioCards
        label={formatMessage({ id: 'imports.encoding' })}
        description={formatMessage({ id: 'imports.encoding.text' })}
        value={encoding}
        onChange={setEncoding}
        options={shown.map(({ encoding: value, region, system, words }) => ({
          value,
          label: <span translate="no">{words.join(' · ')}</span>,
          description: (
            <FormattedMessage
              id="imports.encoding.of"
              values={{ region: formatMessage({ id: `imports.encoding.${region}` }), system }}
            />
          ),
        }))}
      />
      <div className={layout.row3}>
        <Button isPending={isPending} disabled={encoding === null} onClick={() => encoding && onChosen(encoding)}>
          <FormattedMessage id="imports.encoding.goOn" />
        </Button>
        {!isWhole && (
          <Button variant="quiet" onClick={() => setIsWhole(true)}>
            <FormattedMessage id="imports.encoding.more" />
          </Button>
        )}
      </div>
    </div>
  )
}
