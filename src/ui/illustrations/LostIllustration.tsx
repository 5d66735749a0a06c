import { cx } from '../cx'
import art from './art.module.css'

/** A signpost in the hills that points every way. */
export const LostIllustration = () => (
  <svg className={art.art} viewBox="0 0 240 160" aria-hidden="true">
    <circle className={art.sun} cx="56" cy="46" r="17" />
    <path className={art.far} d="M24 150c6-46 28-92 46-92s24 26 44 26 28-36 54-36c24 0 44 50 50 102z" />
    <path className={art.near} d="M14 150c4-30 38-52 70-48s46 18 74 12 62-2 68 36z" />
    <path className={art.dashes} d="M26 144c18-14 40-18 52-10s26 10 40 4" />
    <path className={cx(art.paper, art.line)} d="M121 150V30a4 4 0 0 1 8 0v120" />
    <path className={cx(art.accent, art.line)} d="M110 38h56l12 11-12 11h-56a3 3 0 0 1-3-3V41a3 3 0 0 1 3-3z" />
    <path className={cx(art.soft, art.line)} d="M142 68H88l-12 10 12 10h54a3 3 0 0 0 3-3V71a3 3 0 0 0-3-3z" />
    <path className={cx(art.paper, art.line)} d="m108 97 44-7 12 6-9 11-44 6a3 3 0 0 1-3-2l-2-10a3 3 0 0 1 2-4z" />
    <path className={art.white} d="M118 49h34" />
    <path className={art.line} d="M96 78h34M118 104l24-4" />
    <path className={art.line} d="M14 150h212" />
    <path
      className={art.thin}
      d="M196 150c0-8-4-12-9-14m9 14c0-7 4-12 10-13m-10 13v-18M46 150c0-6-3-9-7-11m7 11c0-6 3-9 7-10"
    />
    <path className={art.thin} d="M196 26c4-5 8-5 10 0 3-5 7-5 10 0M178 16c3-4 6-4 8 0 2-4 5-4 8 0" />
  </svg>
)
