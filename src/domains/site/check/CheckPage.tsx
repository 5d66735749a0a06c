import { CircleAlert, CircleCheck, CircleX } from 'lucide-react'
import { useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { PublicFrame } from '@/domains/site/PublicFrame'
import { RowList } from '@/patterns/list/ExpandingRow'
import { Button } from '@/ui/button/Button'
import { CopyButton } from '@/ui/button/CopyButton'
import { Loader } from '@/ui/progress/Loader'
import { type Check, checkDevice, type CheckResult } from './deviceChecks'
import { version } from '#package.json'
import styles from './CheckPage.module.css'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

/**
 * §2 test: whether this device and its network have all that the application needs, and what to do where they do not.
 * A help desk can ask for it, because it needs no sign-in.
 */
export default function CheckPage() {
  const { formatMessage } = useIntl()
  const [checks, setChecks] = useState<Check[]>()
  const [run, setRun] = useState(0)
  useEffect(() => {
    const aborted = new AbortController()
    setChecks(undefined)
    const show = async () => {
      const done = await checkDevice(aborted.signal)
      if (!aborted.signal.aborted) setChecks(done)
    }
    void show()
    return () => aborted.abort()
  }, [run])
  return (
    <PublicFrame route="test">
      <header className={layout.stack3}>
        <h1>
          <FormattedMessage id="routes.test" />
        </h1>
        <p className={cx(textStyle.soft, textStyle.large)}>
          <FormattedMessage id="house.test.lead" />
        </p>
      </header>
      {!checks && <Loader isLabelVisible label={formatMessage({ id: 'house.test.running' })} />}
      <p role="status" className={cx(textStyle.large, textStyle.medium)}>
        {checks && <FormattedMessage id="house.test.result" values={{ result: worst(checks) }} />}
      </p>
      {checks && (
        <>
          <RowList>
            {checks.map((check) => (
              <CheckRow key={check.name} {...check} />
            ))}
          </RowList>
          <div className={layout.row3}>
            <Button variant="secondary" onClick={() => setRun(run + 1)}>
              <FormattedMessage id="house.test.again" />
            </Button>
            <CopyButton
              text={reportOf(checks)}
              label={formatMessage({ id: 'house.test.copy' })}
              copiedLabel={formatMessage({ id: 'house.test.copied' })}
            />
          </div>
        </>
      )}
    </PublicFrame>
  )
}

const icons = { fine: CircleCheck, limited: CircleAlert, problem: CircleX }
const tones = { fine: textStyle.success, limited: textStyle.warning, problem: textStyle.danger }

function CheckRow({ name, result }: Check) {
  const Icon = icons[result]
  return (
    <li className={styles.check}>
      <Icon aria-hidden="true" className={tones[result]} />
      <div className={layout.stackTight}>
        <p className={textStyle.medium}>
          <FormattedMessage id={`house.test.${name}`} values={{ result }} />
        </p>
        {result !== 'fine' && (
          <p className={textStyle.note}>
            <FormattedMessage id={`house.test.${name}.do`} />
          </p>
        )}
      </div>
    </li>
  )
}

const worst = (checks: readonly Check[]): CheckResult =>
  (['problem', 'limited'] as const).find((result) => checks.some((check) => check.result === result)) ?? 'fine'

/** For a help desk, in the same words in all languages and without anything about a person. */
const reportOf = (checks: readonly Check[]): string =>
  [
    `Waymark ${version}`,
    new Date().toISOString(),
    navigator.userAgent,
    `${document.documentElement.lang}, ${Intl.DateTimeFormat().resolvedOptions().timeZone}`,
    ...checks.map(({ name, result }) => `${name}: ${result}`),
  ].join('\n')
