import { ChevronDown } from 'lucide-react'
import { Button, type ButtonProps } from '@/ui/button/Button'
import styles from './ShowMore.module.css'

interface ShowMoreProps extends Pick<ButtonProps, 'onClick' | 'children'> {
  /** Whether the toggled content is shown; without it the button can only show more. */
  isOpen?: boolean
  /** Id of the toggled content. */
  controls?: string
}

/** Below a list or section: shows more of it, or shows the rest and hides it again. */
export const ShowMore = ({ isOpen, controls, ...button }: ShowMoreProps) => (
  <Button
    {...button}
    variant="quiet"
    size="small"
    className={styles.more}
    icon={<ChevronDown aria-hidden="true" />}
    aria-expanded={isOpen}
    aria-controls={isOpen ? controls : undefined}
  />
)
