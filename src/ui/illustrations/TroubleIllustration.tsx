import { cx } from '../cx'
import art from './art.module.css'

/** An unplugged cloud, and a paper plane on the ground. */
export const TroubleIllustration = () => (
  <svg className={art.art} viewBox="0 0 240 160" aria-hidden="true">
    <ellipse className={art.far} cx="120" cy="84" rx="104" ry="60" />
    <path
      className={cx(art.paper, art.line)}
      d="M70 88a22 22 0 0 1-2-44 34 34 0 0 1 64-8 24 24 0 0 1 34 20 16 16 0 0 1 0 32z"
    />
    <path className={art.line} d="M98 58v3m36-3v3m-26 12c4-5 12-5 16 0" />
    <path className={art.line} d="M118 88v15c0 6-4 8-10 8" />
    <path
      className={cx(art.accent, art.line)}
      d="M108 103h-8a8 8 0 0 0-8 8 8 8 0 0 0 8 8h8a2 2 0 0 0 2-2v-12a2 2 0 0 0-2-2z"
    />
    <path className={art.line} d="M91 107h-7m7 8h-7" />
    <path className={cx(art.soft, art.line)} d="M60 103h-8a8 8 0 0 0 0 16h8a2 2 0 0 0 2-2v-12a2 2 0 0 0-2-2z" />
    <path className={art.line} d="M44 111H33c-9 0-13 5-13 12v5c0 8 6 12 14 12h8" />
    <path className={art.thin} d="m69 101 2-5m5 6 4-4m-11 23 2 5m5-6 4 4" />
    <path className={art.line} d="M42 140h176" />
    <path className={art.dashes} d="M214 44c6 18-6 36-24 40-12 3-16 14-8 22" />
    <path className={cx(art.paper, art.line)} d="m148 126 62-14-34 26-8-8z" />
    <path className={cx(art.soft, art.line)} d="m168 130 42-18-34 26z" />
    <path className={cx(art.paper, art.line)} d="m168 130 1 9 4-4" />
    <path className={art.thin} d="M140 132h-10m6-8h-5" />
  </svg>
)
