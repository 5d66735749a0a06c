import { cx } from '../cx'
import art from './art.module.css'

/** An open passport without stamps, and a plane flying round the globe. */
export const NoPassportIllustration = () => (
  <svg className={art.art} viewBox="0 0 240 160" aria-hidden="true">
    <circle className={art.far} cx="126" cy="78" r="64" />
    <circle className={art.sun} cx="50" cy="42" r="15" />
    <path className={art.dashes} d="M40 104c10-44 60-74 110-64 30 6 48 26 52 46" />
    <path className={cx(art.paper, art.line)} d="m194 62 8 26-10-6-8 10 1-14-11-5z" />
    <path className={cx(art.near, art.line)} d="M116 142V46l50-10a6 6 0 0 1 7 6v88a6 6 0 0 1-5 6z" />
    <path className={cx(art.paper, art.line)} d="M128 60l32-7m-32 20 32-7m-32 20 20-4" />
    <path className={cx(art.accent, art.line)} d="M116 46v96H74a6 6 0 0 1-6-6V52a6 6 0 0 1 6-6z" />
    <circle className={art.white} cx="92" cy="82" r="13" />
    <path className={art.white} d="M79 82h26M92 69c-7 8-7 18 0 26 7-8 7-18 0-26M81 114h22m-16 9h10" />
    <path className={cx(art.soft, art.line)} d="M140 108l20-4v16l-20 4z" />
    <path className={art.line} d="M24 142h194" />
    <path className={art.thin} d="M208 112v8m-4-4h8M36 76v8m-4-4h8" />
  </svg>
)
