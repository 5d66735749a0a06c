import { cx } from '../cx'
import art from './art.module.css'

/** A wallet with room in it, and a card about to go in. */
export const NoCardsIllustration = () => (
  <svg className={art.art} viewBox="0 0 240 160" aria-hidden="true">
    <ellipse className={art.far} cx="120" cy="88" rx="100" ry="58" />
    <circle className={art.sun} cx="190" cy="42" r="14" />
    <g transform="rotate(-14 112 60)">
      <rect className={cx(art.accent, art.line)} x="66" y="26" width="96" height="62" rx="8" />
      <path className={art.white} d="M78 72h22m8 0h12" />
      <rect className={cx(art.soft, art.line)} x="78" y="40" width="20" height="15" rx="3" />
      <path className={art.thin} d="M78 47h20m-10-7v15" />
      <path className={art.white} d="M134 40c4 4 4 10 0 14m8-18c6 6 6 16 0 22" />
    </g>
    <path className={cx(art.paper, art.line)} d="M46 78h140a8 8 0 0 1 8 8v48a8 8 0 0 1-8 8H54a10 10 0 0 1-10-10V80z" />
    <path className={cx(art.near, art.line)} d="M44 94c0 6 4 8 10 8h140v32a8 8 0 0 1-8 8H54a10 10 0 0 1-10-10z" />
    <path className={cx(art.soft, art.line)} d="M160 112h38a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4h-38a9 9 0 0 1 0-18z" />
    <circle className={art.ink} cx="163" cy="121" r="3" />
    <path className={art.dashes} d="M56 134h84" />
    <path className={art.line} d="M24 142h194" />
    <path className={art.thin} d="M32 50v8m-4-4h8M208 76v8m-4-4h8" />
  </svg>
)
