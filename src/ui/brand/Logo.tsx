import { type SVGProps, useId } from 'react'
import { cx } from '@/ui/cx'
import styles from './Logo.module.css'

const schemes = {
  'original-magenta': styles.originalMagenta,
  'original-white': styles.originalWhite,
  white: styles.white,
  black: styles.black,
  'grayscale-light': styles.grayscaleLight,
  'grayscale-dark': styles.grayscaleDark,
}

export type LogoScheme = keyof typeof schemes

const schemeClass = (scheme: string) =>
  Object.hasOwn(schemes, scheme) ? schemes[scheme as LogoScheme] : styles.originalMagenta

export interface LogoProps {
  /** Unknown schemes fall back to original-magenta (§5). */
  scheme?: LogoScheme | (string & {}) | undefined
  /** Leave it out where text beside the logo contains the name. */
  label?: string | undefined
  isMarkOnly?: boolean | undefined
  className?: string | undefined
}

/** A signpost cut by a route in the shape of a W, with the wordmark; 1.75 em high, so font-size scales it. */
export const Logo = ({ scheme = 'original-magenta', label, isMarkOnly = false, className }: LogoProps) => {
  const maskId = useId()
  return (
    <svg
      className={cx(styles.logo, schemeClass(scheme), className)}
      viewBox={isMarkOnly ? '0 0 32 32' : '0 0 155 32'}
      fill="none"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <mask id={maskId} maskUnits="userSpaceOnUse" x="0" y="0" width="32" height="32">
        <path fill="#fff" d="M0 0h32v32H0z" />
        <path className={styles.cut} d="m7 10.4 3.5 11.1 4.1-8.7 4.1 8.7 3.2-10.2" />
        <circle cx="22.1" cy="10.7" r="2.7" />
      </mask>
      <path className={styles.route} d="M4.5 7h19v18h-19z" />
      <path
        className={styles.plate}
        mask={`url(#${maskId})`}
        d="M6.5 3.5h13.7a4 4 0 0 1 3.1 1.5l6.8 8.5a4 4 0 0 1 0 5l-6.8 8.5a4 4 0 0 1-3.1 1.5H6.5A4.5 4.5 0 0 1 2 24V8a4.5 4.5 0 0 1 4.5-4.5z"
      />
      {!isMarkOnly && <LogoWord className={styles.word} />}
    </svg>
  )
}

/** "Waymark" as drawn letters, so that it looks the same in any font. */
const LogoWord = (props: SVGProps<SVGGElement>) => (
  <g {...props}>
    <path d="m41 8 4.3 16 4.3-14.6L53.9 24l4.3-16" />
    <circle cx="67.3" cy="18.2" r="5.6" />
    <path d="M72.9 12.6V24" />
    <path d="m78.4 12.6 5.2 11.4M88.8 12.6l-7 15.6" />
    <path d="M94.3 24V12.6m0 4.5a4.5 4.5 0 0 1 9 0V24m0-6.9a4.5 4.5 0 0 1 9 0V24" />
    <circle cx="123.2" cy="18.2" r="5.6" />
    <path d="M128.8 12.6V24" />
    <path d="M134.6 24V12.6m0 5.2a5 5 0 0 1 5-5h.4" />
    <path d="M144.5 7v17m7.8-11.4-7.2 6.6m2.3-2 5.5 6.8" />
  </g>
)
