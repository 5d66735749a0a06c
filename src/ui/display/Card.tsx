import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import { cx } from '@/ui/cx'
import styles from './Card.module.css'

export interface CardProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  as?: 'section' | 'article' | undefined
  heading?: ReactNode
  headingLevel?: 2 | 3 | 4 | undefined
  /** A less prominent line below the heading. */
  description?: ReactNode
  actions?: ReactNode
  /** No padding around the content, for tables and lists that reach the edge. */
  isFlush?: boolean | undefined
}

/** A surface for one topic. With a heading it is a landmark with that name. */
export const Card = ({
  as: Element = 'section',
  heading,
  headingLevel = 2,
  description,
  actions,
  isFlush = false,
  className,
  children,
  ...rest
}: CardProps) => {
  const headingId = useId()
  const Heading = `h${headingLevel}` as const

  return (
    <Element aria-labelledby={heading ? headingId : undefined} {...rest} className={cx(styles.card, className)}>
      {(heading || actions) && (
        <div className={styles.header}>
          <div className={styles.titles}>
            {heading && (
              <Heading id={headingId} className={styles.heading}>
                {heading}
              </Heading>
            )}
            {description && <p className={styles.description}>{description}</p>}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
      <div className={cx(styles.content, isFlush && styles.flush)}>{children}</div>
    </Element>
  )
}
