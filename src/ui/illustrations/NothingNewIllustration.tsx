import { cx } from '../cx'
import art from './art.module.css'

/** A bell asleep on a cushion, under the moon. */
export const NothingNewIllustration = () => (
  <svg className={art.art} viewBox="0 0 240 160" aria-hidden="true">
    <circle className={art.far} cx="120" cy="82" r="66" />
    <path className={art.sun} d="M58 26a18 18 0 1 0 20 26 16 16 0 0 1-20-26z" />
    <path
      className={cx(art.near, art.line)}
      d="M56 134c-2-8 6-14 14-12 14 4 86 4 100 0 8-2 16 4 14 12-2 9 0 10 2 14 1 4-2 6-6 5-24-5-96-5-120 0-4 1-7-1-6-5 2-4 4-5 2-14z"
    />
    <path className={art.thin} d="M68 142c10-3 22-5 34-5m56 3c6 0 10 1 16 2" />
    <g transform="rotate(-13 120 84)">
      <path className={cx(art.paper, art.line)} d="M110 120a11 11 0 0 0 22 0z" />
      <path
        className={cx(art.accent, art.line)}
        d="M121 42c22 0 33 16 33 38 0 20 4 27 12 33 3 3 2 7-3 7H79c-5 0-6-4-3-7 8-6 12-13 12-33 0-22 11-38 33-38z"
      />
      <path className={art.line} d="M121 42v-7m-4-1h8" />
      <path className={art.white} d="M102 84c2 5 10 5 12 0m14 0c2 5 10 5 12 0" />
      <path className={art.white} d="M117 98c2 2 6 2 8 0" />
    </g>
    <path className={art.line} d="M166 66h13l-13 15h13" />
    <path className={art.line} d="M188 42h9l-9 11h9" />
    <path className={art.thin} d="M206 25h6l-6 7h6" />
    <path className={art.thin} d="M34 84v8m-4-4h8M206 96v8m-4-4h8" />
  </svg>
)
