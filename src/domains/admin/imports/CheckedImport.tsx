import { FormattedMessage } from 'react-intl'
import type { Import, ImportRun } from '#contract/imports.ts'
import { Button } from '@/ui/button/Button'
import { BadRows } from './BadRows'
import { EndedAdministrators } from './EndedAdministrators'
import { ResultHeading } from './ResultHeading'
import { RowCounts } from './RowCounts'
import { UnreadyPeople } from './UnreadyPeople'
import { StepFailure } from './StepFailure'
import { WayOfWriting } from './WayOfWriting'
import type { ImportRef } from './imports.api'
import type { ImportSteps } from './useImportSteps'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'

interface CheckedImportProps {
  importRef: ImportRef
  checked: Import
  steps: ImportSteps
  onRun: (run: ImportRun) => void
}

/** The result of the check, before anything is written, and the choice of an import mode. */
export function CheckedImport({ importRef, checked, steps, onRun }: CheckedImportProps) {
  const { toAdd, toChange, badRows, isOwn, administrators } = checked
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
      <EndedAdministrators administrators={administrators} />
      {isOwn && count > 0 && (
        <WayOfWriting badRows={badRows} administrators={administrators} count={count} onRun={onRun} />
      )}
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
