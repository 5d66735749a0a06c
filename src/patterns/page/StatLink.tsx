import { Link } from 'react-router-dom'
import { Stat, type StatProps } from '@/ui/display/Stat'
import { cx } from '@/ui/cx'
import styles from './StatLink.module.css'

/** A figure that links to the things it counts; the whole figure is the target, its label the link's name. */
export const StatLink = ({ to, label, className, ...stat }: StatProps & { to: string }) => (
  <Stat
    {...stat}
    className={cx(styles.stat, className)}
    label={
      <Link to={to} className={styles.link}>
        {label}
      </Link>
    }
  />
)
