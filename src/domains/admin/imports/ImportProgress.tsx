import { FormattedMessage, useIntl } from 'react-intl'
import type { Import } from '#contract/employees/imports.ts'
import { Button } from '@/ui/button/Button'
import { ProgressBar } from '@/ui/progress/ProgressBar'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { StepFailure } from './StepFailure'
import type { ImportSteps } from './useImportSteps'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'

interface ImportProgressProps {
  at: Import
  steps: ImportSteps
  /** Whether it can be continued here; not before the file is open again. */
  canGoOn: boolean
  onGoOn: () => void
}

/** How far a step is, and its end by hand. */
export function ImportProgress({ at, steps, canGoOn, onGoOn }: ImportProgressProps) {
  const { formatMessage } = useIntl()
  const { isBusy, failure, cancel } = steps
  const step = stepOf(at)
  const done = { receiving: at.receivedRows, checking: at.checkedRows, running: at.doneRows }[step]
  const label = formatMessage({ id: `imports.step.${step}` })
  return (
    <>
      <ProgressBar
        label={label}
        // The import of all rows or none is a single step, whose end is unknown.
        value={step === 'running' && at.mode !== 'skipBad' && done === 0 ? undefined : done}
        max={at.totalRows}
        valueText={formatMessage({ id: 'imports.progress.rows' }, { done, total: at.totalRows })}
      />
      {/* Each step is announced once; announcing every portion would be too much. */}
      <VisuallyHidden role="status">{isBusy ? label : ''}</VisuallyHidden>
      {failure && <StepFailure failure={failure} onRetry={onGoOn} />}
      {!at.isOwn ? (
        <p>
          <FormattedMessage id="imports.others" values={{ name: at.beganBy }} />
        </p>
      ) : (
        !isBusy &&
        !failure &&
        canGoOn && (
          <p>
            <FormattedMessage id="imports.stopped" />
          </p>
        )
      )}
      <div className={cx(layout.row3, layout.stretch)}>
        {at.isOwn && !isBusy && !failure && canGoOn && (
          <Button onClick={onGoOn}>
            <FormattedMessage id="imports.goOn" />
          </Button>
        )}
        <Button variant="quietDanger" onClick={() => void cancel()}>
          <FormattedMessage id="imports.cancel" />
        </Button>
      </div>
    </>
  )
}

/** Once every row is here, they are checked. */
function stepOf({ status, receivedRows, totalRows }: Import): 'receiving' | 'checking' | 'running' {
  if (status === 'running') return 'running'
  return status === 'receiving' && receivedRows < totalRows ? 'receiving' : 'checking'
}
