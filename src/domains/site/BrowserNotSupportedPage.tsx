import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useLocale } from '@/i18n/useLocale'
import { isSupportedBrowser } from '@/lib/supportedBrowsers'
import rows from '@/patterns/list/rows.module.css'
import { pathTo } from '@/routes/pathTo'
import { buttonClass } from '@/ui/button/buttonClass'
import { PublicFrame } from './PublicFrame'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

/** §5: the supported browsers, by their own names, with the kind of each. */
const browsers = [
  { name: 'Google Chrome', kind: 'chrome' },
  { name: 'Chrome Mobile', kind: 'chromeMobile' },
  { name: 'Microsoft Edge', kind: 'edge' },
  { name: 'Electron', kind: 'electron' },
] as const

/** §2 browser-not-supported: which browsers are supported, whether this is one, and the way on with any. */
export default function BrowserNotSupportedPage() {
  const { formatMessage } = useIntl()
  const state = isSupportedBrowser(navigator) ? 'supported' : 'unsupported'
  const wayOn = (
    <Link className={buttonClass('primary', 'large')} to={pathTo(useLocale(), 'home')}>
      <FormattedMessage id={state === 'supported' ? 'site.home' : 'site.browsers.continue'} />
    </Link>
  )
  return (
    <PublicFrame route="browserNotSupported" wayOn={wayOn}>
      <header className={layout.stack3}>
        <h1>
          <FormattedMessage id="site.browsers.title" />
        </h1>
        <p className={cx(textStyle.soft, textStyle.large)}>
          <FormattedMessage id="site.browsers.lead" />
        </p>
      </header>
      <ul role="list" className={rows.list} aria-label={formatMessage({ id: 'site.browsers.list' })}>
        {browsers.map(({ name, kind }) => (
          <li key={kind} className={rows.row}>
            <p className={textStyle.strong}>{name}</p>
            <p className={textStyle.note}>
              <FormattedMessage id={`site.browsers.${kind}`} />
            </p>
          </li>
        ))}
      </ul>
      <p>
        <FormattedMessage id={`site.browsers.yours.${state}`} />
      </p>
    </PublicFrame>
  )
}
