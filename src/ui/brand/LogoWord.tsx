import type { SVGProps } from 'react'

/** "Waymark" as drawn letters, so that it looks the same in any font. */
export const LogoWord = (props: SVGProps<SVGGElement>) => (
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
