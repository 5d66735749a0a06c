import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { type Import, importModes, type ImportMode } from '#contract/imports.ts'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/display/Card'
import { RadioCards } from '@/ui/field/RadioCards'
import { BadRows } from './BadRows'
import { ResultHeading } from './ResultHeading'
import { RowCounts } from './RowCounts'
import { UnreadyPeople } from './UnreadyPeople'
import { StepFailure } from './StepFailure'
import type { ImportRef } from './imports.api'
import type { ImportSteps } from './useImportSteps'
import styles from './Imports.module.css'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'

interface CheckedImportProps {
  importRef: ImportRef
  checked: Import
  steps: ImportSteps
  onRun: (mode: ImportMode) => void
}

/** The result of the check, before anything is written, and the choice of an import mode. */
export function CheckedImport({ importRef, checked, steps, onRun }: CheckedImportProps) {
  const { toAdd, toChange, badRows, isOwn } = checked
  const count = toAdd + toChange
  return (
    <>
      <ResultHeading>
        <FormattedMessage id="imports.result.heading" values={{ file: checked.fileName }} />
      </ResultHeading>
      <RowCounts of={checked} />
      {steps.failure && <StepFailure failure={steps.failure} onRetry={() => void steps.checkAgain()} />}
      {badRows > 0 ? (
        <BadRows importRef={importRef} kind={checked.kind} />
      ) : (
        <p>
          <FormattedMessage id="imports.bad.none" />
        </p>
      )}
      <UnreadyPeople unready={checked.unready} />
      {isOwn && count > 0 && <WayOfWriting badRows={badRows} count={count} onRun={onRun} />}
      <p>
        {!isOwn ? (
          <FormattedMessage id="imports.others" values={{ name: checked.beganBy }} />
        ) : (
          count === 0 && <FormattedMessage id="imports.nothing" />
        )}
      </p>
      <div className={cx(layout.row3, layout.stretch)}>
        {isOwn && (
          <Button variant="quiet" isPending={steps.isBusy} onClick={() => void steps.checkAgain()}>
            <FormattedMessage id="imports.checkAgain" />
          </Button>
        )}
        <Button variant="quietDanger" onClick={() => void steps.cancel()}>
          <FormattedMessage id="imports.cancel" />
        </Button>
      </div>
    </>
  )
}

/** Begins the writing; where rows are bad, they are left out, or nothing is written while there are some. */
function WayOfWriting({
  badRows,
  count,
  onRun,
}: Pick<Import, 'badRows'> & { count: number; onRun: (mode: ImportMode) => void }) {
  const { formatMessage } = useIntl()
  const [mode, setMode] = useState<ImportMode>('allOrNothing')
  const isRefused = mode === 'allOrNothing' && badRows > 0
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
        <div>
          <Button
            aria-disabled={isRefused || undefined}
            aria-describedby={isRefused ? 'imports-refused' : undefined}
            onClick={() => !isRefused && onRun(mode)}
          >
            <FormattedMessage id="imports.run" values={{ count }} />
          </Button>
        </div>
      </div>
    </Card>
  )
}
