import { CircleQuestionMark } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './HelpTip.module.css'
import type { IconButtonProps } from '@/ui/button/IconButton'
import { PopoverButton } from './PopoverButton'
import type { PopoverTheme } from '@/ui/button/tooltipThemes'

interface HelpTipProps extends Pick<IconButtonProps, 'label' | 'tip'> {
  theme: PopoverTheme
  /** The terms, each with its explanation. */
  terms: readonly { key: string; term: ReactNode; text: ReactNode }[]
}

/** A button that explains the terms beside it. */
export const HelpTip = ({ theme, label, tip, terms }: HelpTipProps) => (
  <PopoverButton theme={theme} label={label} tip={tip} size="small" icon={<CircleQuestionMark aria-hidden="true" />}>
    <dl className={styles.terms}>
      {terms.map(({ key, term, text }) => (
        <div key={key}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </PopoverButton>
)
