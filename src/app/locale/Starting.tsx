import { useContext, useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { limits } from '#contract/fields/limits.ts'
import { LocaleProvider } from './LocaleProvider'
import { StartLocaleContext } from './StartLocale'

const retry = () => location.reload()

/**
 * The first paint of index.html, kept until the first screen is ready. After a long wait it shows a notice and a button
 * to try again, and it tries again itself when the network returns.
 * @param since when the wait began, ms after the document was requested; by default now
 */
export function Starting({ since }: { since?: number }) {
  const start = useContext(StartLocaleContext)
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const waited = since === undefined ? 0 : performance.now() - since
    const timer = setTimeout(() => {
      setIsSlow(true)
      window.addEventListener('online', retry)
    }, limits.slowAnswerMs - waited)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', retry)
    }
  }, [since])
  return (
    <div className="starting">
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <circle cx="16" cy="16" r="13" fill="none" stroke="currentColor" strokeWidth="3" opacity=".25" />
        <path d="M16 3a13 13 0 0 1 13 13" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      </svg>
      <div>
        <p role="status">
          {start && isSlow && (
            <LocaleProvider {...start}>
              <FormattedMessage id="shell.stillStarting" />
            </LocaleProvider>
          )}
        </p>
        {start && isSlow && (
          <button type="button" onClick={retry}>
            <LocaleProvider {...start}>
              <FormattedMessage id="patterns.tryAgain" />
            </LocaleProvider>
          </button>
        )}
      </div>
    </div>
  )
}

/** While the application opens. */
export const Opening = () => <Starting since={0} />
