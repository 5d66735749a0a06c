import { paragraphsOf } from './homeContent.rules'
import styles from './Paragraphs.module.css'

/** A plain text of an administrator in paragraphs, never as HTML. */
export const Paragraphs = ({ text }: { text: string }) =>
  paragraphsOf(text).map((paragraph, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- paragraphs have no identity but their place
    <p key={at} className={styles.paragraph}>
      {paragraph}
    </p>
  ))
