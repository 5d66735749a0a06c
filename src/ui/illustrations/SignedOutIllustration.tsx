import { cx } from '../cx'
import art from './art.module.css'

/** A suitcase at rest beside a lamp, in the evening. */
export const SignedOutIllustration = () => (
  <svg className={art.art} viewBox="0 0 240 160" aria-hidden="true">
    <path className={art.far} d="M44 146V66a40 40 0 0 1 40-40h72a40 40 0 0 1 40 40v80z" />
    <path className={art.sun} d="M150 42a17 17 0 1 0 19 25 15 15 0 0 1-19-25z" />
    <path className={cx(art.near, art.line)} d="M62 146V70m-14 0 6-26h16l6 26z" />
    <path className={art.line} d="M50 146h24" />
    <path className={cx(art.paper, art.line)} d="M108 74V62a6 6 0 0 1 6-6h24a6 6 0 0 1 6 6v12" />
    <rect className={cx(art.accent, art.line)} x="92" y="74" width="68" height="66" rx="8" />
    <path className={art.white} d="M106 84v46m40-46v46" />
    <path
      className={cx(art.soft, art.line)}
      d="M119 98h14a3 3 0 0 1 3 3v9a3 3 0 0 1-3 3h-14a3 3 0 0 1-3-3v-9a3 3 0 0 1 3-3z"
    />
    <path className={art.line} d="M103 140v6m46-6v6M20 146h200" />
    <path
      className={art.thin}
      d="M178 146c0-10-4-16-11-19m11 19c0-9 5-16 12-18m-12 18v-26M112 34v8m-4-4h8M190 90v8m-4-4h8"
    />
  </svg>
)
