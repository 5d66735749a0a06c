import { Plane } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import styles from './AirlineName.module.css'
import { airlineName, airlineNameLength } from './airlineName.rules'
import type { IdentityValues } from './identity.rules'

const pauseMs = 500

/** The name as airlines will get it, said once typing pauses. It only shows; nothing waits for it. */
export function AirlineName() {
  const { control } = useFormContext<IdentityValues>()
  const [firstName, middleName, lastName] = useWatch({ control, name: ['firstName', 'middleName', 'lastName'] })
  const { name, isCut } = usePaused(airlineName({ firstName, middleName, lastName }))
  return (
    <div role="status" className={styles.region}>
      {name && (
        <div className={styles.preview}>
          <Plane aria-hidden="true" />
          <p>
            <span className={styles.label}>
              <FormattedMessage id="profile.personal.airlineName" />
            </span>
            <span className={styles.name} translate="no">
              {name}
            </span>
            {isCut && (
              <span className={styles.note}>
                <FormattedMessage id="profile.personal.airlineName.cut" values={{ most: airlineNameLength }} />
              </span>
            )}
          </p>
        </div>
      )}
    </div>
  )
}

/** The latest of what is shown, once it has stayed so for a moment. */
function usePaused(latest: { name: string; isCut: boolean }) {
  const [shown, setShown] = useState(latest)
  const { name, isCut } = latest
  useEffect(() => {
    const timer = setTimeout(() => setShown({ name, isCut }), pauseMs)
    return () => clearTimeout(timer)
  }, [name, isCut])
  return shown
}
