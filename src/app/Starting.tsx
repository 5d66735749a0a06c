import { useContext, useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { limits } from '#contract/limits.ts'
import { LocaleProvider } from './LocaleProvider'
import { StartLocaleContext } from './StartLocale'

/** The first paint of index.html, kept until the first screen is ready; says after a while that it is still loading. */
export function Starting() {
  const start = useContext(StartLocaleContext)
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), limits.slowAnswerMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="starting">
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <circle cx="16" cy="16" r="13" fill="none" stroke="currentColor" strokeWidth="3" opacity=".25" />
        <path d="M16 3a13 13 0 0 1 13 13" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      </svg>
      <p role="status">
        {start && isSlow && (
          <LocaleProvider {...start}>
            <FormattedMessage id="shell.stillStarting" />
          </LocaleProvider>
        )}
      </p>
    </div>
  )
}
