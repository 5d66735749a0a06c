import { cx } from '../cx'
import art from './art.module.css'

/** An open road to the horizon, with a waymark and a suitcase beside it. */
export const NoTripsIllustration = () => (
  <svg className={art.art} viewBox="0 0 240 160" aria-hidden="true">
    <circle className={art.sun} cx="146" cy="58" r="20" />
    <path className={art.far} d="M28 150c2-50 18-80 34-80 18 0 26 18 42 18s26-24 48-24c30 0 54 40 60 86z" />
    <path className={art.near} d="M18 150c0-34 44-58 102-58s102 24 102 58z" />
    <path className={art.paper} d="M116 93c-3 5 6 9 6 16 0 12-32 20-34 41h66c-2-22-16-28-18-41-1-7-12-10-10-16z" />
    <path className={art.thin} d="M116 93c-3 5 6 9 6 16 0 12-32 20-34 41m66 0c-2-22-16-28-18-41-1-7-12-10-10-16" />
    <path className={art.dashes} d="M121 144c0-10 8-18 8-28" />
    <path className={art.line} d="M18 150h204" />
    <path className={art.line} d="M62 150V58" />
    <path className={cx(art.accent, art.line)} d="M46 62h34l11 11-11 11H46a3 3 0 0 1-3-3V65a3 3 0 0 1 3-3z" />
    <path className={art.white} d="m53 69 4 8 4-6 4 6 4-8" />
    <path className={cx(art.soft, art.line)} d="M77 92H53l-8 7 8 7h24a2 2 0 0 0 2-2V94a2 2 0 0 0-2-2z" />
    <path className={art.line} d="M178 124v-7a4 4 0 0 1 4-4h10a4 4 0 0 1 4 4v7" />
    <rect className={cx(art.soft, art.line)} x="166" y="123" width="42" height="27" rx="5" />
    <path className={art.line} d="M176 123v27m22-27v27" />
    <path
      className={art.thin}
      d="M24 40h20a7 7 0 0 0-7-8 9 9 0 0 0-17 2 4 4 0 0 0 4 6zM192 36h22a7 7 0 0 0-8-7 9 9 0 0 0-16 2 3 3 0 0 0 2 5z"
    />
  </svg>
)
