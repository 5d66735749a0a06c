import { type ReactNode, useEffect, useRef } from 'react'
import { cx } from '@/ui/cx'
import textStyle from '@/ui/layout/textStyle.module.css'

/** The heading of a step's result. It gets the focus, as the pressed button is gone. */
export function ResultHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h2 ref={heading} tabIndex={-1} className={cx(textStyle.heading, textStyle.anywhere)}>
      {children}
    </h2>
  )
}
