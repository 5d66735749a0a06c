import { type ReactNode, useEffect, useRef } from 'react'
import { cx } from '@/ui/cx'
import textStyle from '@/ui/layout/textStyle.module.css'

/** The heading of what a step has come to; the focus goes there, as what was pressed is gone. */
export function ResultHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h2 ref={heading} tabIndex={-1} className={cx(textStyle.heading, textStyle.anywhere)}>
      {children}
    </h2>
  )
}
