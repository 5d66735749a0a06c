import { FormattedMessage, useIntl } from 'react-intl'
import { useState } from 'react'
import {
  bookingLacks,
  type EndedAdministrator,
  type Import,
  type ImportRun,
  importModes,
  type ImportMode,
} from '#contract/employees/imports.ts'
import { Button } from '@/ui/button/Button'
import { BadRows } from './BadRows'
import { ResultHeading } from './ResultHeading'
import { RowCounts } from './RowCounts'
import { StepFailure } from './StepFailure'
import type { ImportRef } from './imports.api'
import type { ImportSteps } from './useImportSteps'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import section from '@/patterns/page/section.module.css'
import { Banner } from '@/ui/notice/Banner'
import { Card } from '@/ui/display/Card'
import { RadioCards } from '@/ui/field/choice/RadioCards'
import { RemoveQuestion } from '@/patterns/action/RemoveQuestion'
import { useAskInPlace } from '@/patterns/action/useAskInPlace'
import styles from './Imports.module.css'

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

/**
 * How many people of a table will not be able to book, and why (§4); nothing where all will once they complete their
 * part.
 */
function UnreadyPeople({ unready }: Pick<Import, 'unready'>) {
  if (!unready || unready.people === 0) return null
  const lacking = bookingLacks.filter((lack) => unready[lack] > 0)
  return (
    <Banner tone="warning" title={<FormattedMessage id="imports.unready" values={{ count: unready.people }} />}>
      <ul className={section.points}>
        {lacking.map((lack) => (
          <li key={lack}>
            <FormattedMessage id={`imports.unready.${lack}`} values={{ count: unready[lack] }} />
          </li>
        ))}
      </ul>
    </Banner>
  )
}

/** The administrators whose access the rows take, with their provisioning tokens; nothing where there is none. */
function EndedAdministrators({ administrators }: Pick<Import, 'administrators'>) {
  if (administrators.length === 0) return null
  const title = <FormattedMessage id="imports.administrators" values={{ count: administrators.length }} />
  return (
    <Banner tone="warning" title={title}>
      <ul className={section.points}>
        {administrators.map((one) => (
          <li key={one.id}>
            <EndedAccess of={one} />
          </li>
        ))}
      </ul>
    </Banner>
  )
}

function EndedAccess({ of: { name, loses, tokenNames } }: { of: EndedAdministrator }) {
  const { formatList } = useIntl()
  const tokens = { names: formatList(tokenNames), count: tokenNames.length }
  return (
    <>
      <FormattedMessage id={`imports.administrators.${loses}`} values={{ name }} />
      {tokenNames.length > 0 && (
        <>
          {' '}
          <FormattedMessage id="imports.administrators.tokens" values={tokens} />
        </>
      )}
    </>
  )
}

interface WayOfWritingProps extends Pick<Import, 'badRows' | 'administrators'> {
  /** The number of rows to write. */
  count: number
  onRun: (run: ImportRun) => void
}

/**
 * Begins the writing; where rows are bad, they are left out, or nothing is written while there are some. Where the rows
 * take the access of administrators, a question comes first, as in the form.
 */
function WayOfWriting({ badRows, administrators, count, onRun }: WayOfWritingProps) {
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
