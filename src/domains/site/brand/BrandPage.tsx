import { Download } from 'lucide-react'
import { useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { PublicFrame } from '@/domains/site/PublicFrame'
import { saveFile } from '@/lib/fileName'
import { Logo, type LogoScheme } from '@/ui/brand/Logo'
import { Button } from '@/ui/button/Button'
import { drawnLogo } from './drawnLogo'
import styles from './BrandPage.module.css'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

/** The colour schemes of the logo (§5), each on the background it is made for. */
const schemes: readonly { scheme: LogoScheme; background?: string | undefined }[] = [
  { scheme: 'original-magenta', background: styles.day },
  { scheme: 'original-white', background: styles.night },
  { scheme: 'white', background: styles.night },
  { scheme: 'black', background: styles.day },
  { scheme: 'grayscale-light', background: styles.night },
  { scheme: 'grayscale-dark', background: styles.day },
]

/** §2 brand: the logo in its colour schemes as files, and what to heed when using it. */
export default function BrandPage() {
  return (
    <PublicFrame route="brand">
      <header className={layout.stack3}>
        <h1>
          <FormattedMessage id="routes.brand" />
        </h1>
        <p className={cx(textStyle.soft, textStyle.large)}>
          <FormattedMessage id="house.brand.lead" />
        </p>
      </header>
      <section className={layout.stack3}>
        <h2>
          <FormattedMessage id="house.brand.logo" />
        </h2>
        <ul role="list" className={styles.schemes}>
          {schemes.map((each) => (
            <Scheme key={each.scheme} {...each} />
          ))}
        </ul>
      </section>
      <section className={layout.stack2}>
        <h2>
          <FormattedMessage id="house.brand.use" />
        </h2>
        <ul>
          {(['space', 'size', 'shape', 'name'] as const).map((rule) => (
            <li key={rule}>
              <FormattedMessage id={`house.brand.use.${rule}`} />
            </li>
          ))}
        </ul>
      </section>
    </PublicFrame>
  )
}

function Scheme({ scheme, background }: { scheme: LogoScheme; background?: string | undefined }) {
  const { formatMessage } = useIntl()
  const name = formatMessage({ id: `house.brand.scheme.${scheme}` })
  const frame = useRef<HTMLDivElement>(null)
  const save = () => {
    const svg = frame.current?.querySelector('svg')
    if (svg) saveFile(new Blob([drawnLogo(svg)], { type: 'image/svg+xml' }), `waymark-${scheme}.svg`)
  }
  return (
    <li className={layout.stack2}>
      <div ref={frame} className={cx(styles.frame, background)}>
        <Logo scheme={scheme} />
      </div>
      <div className={cx(layout.row2, layout.between)}>
        <p>{name}</p>
        <Button
          variant="quiet"
          size="small"
          icon={<Download aria-hidden="true" />}
          aria-label={formatMessage({ id: 'house.brand.saveOf' }, { scheme: name })}
          onClick={save}
        >
          <FormattedMessage id="house.brand.save" />
        </Button>
      </div>
    </li>
  )
}
