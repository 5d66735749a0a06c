import { cx } from '@/ui/cx'
import styles from './Avatar.module.css'

export interface AvatarProps {
  name: string
  size?: 'small' | 'medium' | 'large' | undefined
  className?: string | undefined
}

const hues = ['rose', 'violet', 'sky', 'leaf', 'amber'] as const

const initialsOf = (name: string) => {
  const words = name.match(/[\p{L}\p{N}][^\s]*/gu) ?? []
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words
  return picked.map((word) => Array.from(word ?? '')[0]?.toLocaleUpperCase()).join('')
}

const hueOf = (name: string) =>
  hues[Array.from(name).reduce((sum, char) => sum + (char.codePointAt(0) ?? 0), 0) % hues.length]

/** Initials on a colour derived from the name. Decorative: the name itself must be shown beside it. */
export const Avatar = ({ name, size = 'medium', className }: AvatarProps) => (
  <span className={cx(styles.avatar, styles[size], styles[hueOf(name) ?? 'rose'], className)} aria-hidden="true">
    {initialsOf(name)}
  </span>
)
