import type { PlainBlock } from '#contract/texts/plainBlocks.ts'
import { cx } from '@/ui/cx'
import { hostOf, OutLink } from './OutLink'
import styles from './PlainBlocks.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

interface PlainBlocksProps {
  blocks: readonly PlainBlock[]
  /** The language of the texts, where it is not that of the page. */
  lang?: string | undefined
}

/** The words of a government or an alert provider, as they are: paragraphs, headings and lists, never HTML. */
export const PlainBlocks = ({ blocks, lang }: PlainBlocksProps) => (
  <div className={styles.blocks} {...(lang && { lang })}>
    {runsOf(blocks).map((run, at) =>
      run[0]?.kind === 'item' ? (
        // oxlint-disable-next-line react/no-array-index-key -- blocks have no identity but their place
        <ul key={at}>
          {run.map((block) => (
            <li key={block.text}>
              <Words block={block} />
            </li>
          ))}
        </ul>
      ) : (
        run.map((block) => (
          <p key={block.text} className={cx(block.kind === 'heading' && textStyle.strong)}>
            <Words block={block} />
          </p>
        ))
      ),
    )}
  </div>
)

const Words = ({ block: { text, url } }: { block: PlainBlock }) => (
  <>
    {text}
    {url && hostOf(url) && (
      <>
        {' '}
        <OutLink url={url}>{hostOf(url)}</OutLink>
      </>
    )}
  </>
)

/** Items that follow one another are one list. */
function runsOf(blocks: readonly PlainBlock[]): PlainBlock[][] {
  const runs: PlainBlock[][] = []
  for (const block of blocks) {
    const last = runs.at(-1)
    if (last && block.kind === 'item' && last[0]?.kind === 'item') last.push(block)
    else runs.push([block])
  }
  return runs
}
