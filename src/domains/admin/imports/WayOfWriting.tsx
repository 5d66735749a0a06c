import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { type Import, importModes, type ImportMode, type ImportRun } from '#contract/employees/imports.ts'
import { RemoveQuestion } from '@/patterns/action/RemoveQuestion'
import { useAskInPlace } from '@/patterns/action/useAskInPlace'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/display/Card'
import { RadioCards } from '@/ui/field/choice/RadioCards'
import styles from './Imports.module.css'

interface WayOfWritingProps extends Pick<Import, 'badRows' | 'administrators'> {
  /** The number of rows to write. */
  count: number
  onRun: (run: ImportRun) => void
}

/**
 * Begins the writing; where rows are bad, they are left out, or nothing is written while there are some. Where the rows
 * take the access of administrators, a question comes first, as in the form.
 */
export function WayOfWriting({ badRows, administrators, count, onRun }: WayOfWritingProps) {
  const { formatMessage } = useIntl()
  const [mode, setMode] = useState<ImportMode>('allOrNothing')
  const { isAsking, setAsking, button } = useAskInPlace()
  const isRefused = mode === 'allOrNothing' && badRows > 0
  const ids = administrators.map(({ id }) => id)
  const begin = () => {
    if (ids.length > 0) setAsking(true)
    else onRun({ mode })
  }
  return (
    <Card>
      <div className={styles.steps}>
        {badRows > 0 && (
          <>
            <RadioCards<ImportMode>
              label={formatMessage({ id: 'imports.mode' })}
              value={mode}
              onChange={setMode}
              options={importModes.map((value) => ({
                value,
                label: <FormattedMessage id={`imports.mode.${value}`} />,
                description: <FormattedMessage id={`imports.mode.${value}.text`} />,
              }))}
            />
            <p role="status" id="imports-refused">
              {isRefused && <FormattedMessage id="imports.mode.bad" />}
            </p>
          </>
        )}
        {isAsking && !isRefused ? (
          <RemoveQuestion
            question={<FormattedMessage id="imports.administrators.question" values={{ count: ids.length }} />}
            yes={<FormattedMessage id="imports.run" values={{ count }} />}
            no={<FormattedMessage id="imports.administrators.keep" />}
            // The page shows the writing, and its failure, in the place of this question.
            action={{ isPending: false }}
            onConfirm={() => onRun({ mode, administrators: ids })}
            onKeep={() => setAsking(false)}
          />
        ) : (
          <div>
            <Button
              ref={button}
              aria-disabled={isRefused || undefined}
              aria-describedby={isRefused ? 'imports-refused' : undefined}
              onClick={() => !isRefused && begin()}
            >
              <FormattedMessage id="imports.run" values={{ count }} />
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}
