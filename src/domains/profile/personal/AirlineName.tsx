import { Plane } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import styles from './AirlineName.module.css'
import { airlineName, airlineNameLength } from '@/domains/profile/airlineName.rules'
import type { IdentityValues } from './identity.rules'
import { cx } from '@/ui/cx'
import textStyle from '@/ui/layout/textStyle.module.css'

const pauseMs = 500

/** Shows the name as airlines will get it, or why there is none, once typing pauses. Information only. */
export function AirlineName() {
  const { name, isCut, unknown } = usePausedName()
  return (
    <div role="status" className={styles.region}>
      {unknown && (
        <p className={styles.preview}>
          <Plane aria-hidden="true" />
          <FormattedMessage id="profile.personal.airlineName.unknown" values={{ letters: unknown }} />
        </p>
      )}
      {name && (
        <div className={styles.preview}>
          <Plane aria-hidden="true" />
          <p>
            <span className={cx(textStyle.note, textStyle.snug)}>
              <FormattedMessage id="profile.personal.airlineName" />
            </span>
            <span className={styles.name} translate="no">
              {name}
            </span>
            {isCut && (
              <span className={cx(textStyle.note, textStyle.snug)}>
                <FormattedMessage id="profile.personal.airlineName.cut" values={{ most: airlineNameLength }} />
              </span>
            )}
          </p>
        </div>
      )}
    </div>
  )
}

/** The typed name, updated when typing pauses, so that a single key renders nothing. */
function usePausedName() {
  const { subscribe, getValues } = useFormContext<IdentityValues>()
  const [shown, setShown] = useState(() => airlineName(getValues()))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = subscribe({
      name: ['firstName', 'middleName', 'lastName'],
      formState: { values: true },
      callback: () => {
        clearTimeout(timer)
        timer = setTimeout(() => setShown(airlineName(getValues())), pauseMs)
      },
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [subscribe, getValues])
  return shown
}
