import { SampleGrid, Samples } from './Samples'
import styles from './TokenSamples.module.css'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

const colors = [
  'bg',
  'surface',
  'surface-muted',
  'surface-pressed',
  'border',
  'border-strong',
  'ink',
  'ink-soft',
  'ink-faint',
  'brand',
  'brand-fill',
  'brand-soft',
  'accent',
  'accent-soft',
  'info',
  'info-soft',
  'success',
  'success-soft',
  'warning',
  'warning-soft',
  'danger',
  'danger-fill',
  'danger-soft',
  'focus',
]
const sizes = ['3xl', '2xl', 'xl', 'lg', 'md', 'sm', 'xs']
const spaces = ['1', '2', '3', '4', '5', '6', '8', '10', '12', '16']
const radii = ['xs', 'sm', 'md', 'lg', 'full']

/** `ui/tokens.css`, drawn by the names that styles use. */
export const TokenSamples = () => (
  <>
    <Samples heading="site.developer.colors">
      <SampleGrid>
        {colors.map((name) => (
          <p key={name} className={cx(layout.row3, layout.shrink, textStyle.small, layout.nowrap)}>
            <span className={styles.patch} style={{ background: `var(--color-${name})` }} />
            <code>--color-{name}</code>
          </p>
        ))}
      </SampleGrid>
    </Samples>
    <Samples heading="site.developer.type">
      {sizes.map((name) => (
        <p key={name} className={styles.size}>
          <code>--text-{name}</code>
          <span className={styles.display} style={{ fontSize: `var(--text-${name})` }}>
            Montréal → Bogotá 08:10 1 234,50
          </span>
        </p>
      ))}
    </Samples>
    <Samples heading="site.developer.space">
      {spaces.map((name) => (
        <p key={name} className={styles.size}>
          <code>--space-{name}</code>
          <span className={styles.bar} style={{ inlineSize: `var(--space-${name})` }} />
        </p>
      ))}
      <SampleGrid>
        {radii.map((name) => (
          <p key={name} className={cx(layout.row3, layout.shrink, textStyle.small, layout.nowrap)}>
            <span className={styles.patch} style={{ borderRadius: `var(--radius-${name})` }} />
            <code>--radius-{name}</code>
          </p>
        ))}
      </SampleGrid>
    </Samples>
  </>
)
