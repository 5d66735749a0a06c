import { Download, FileSpreadsheet, Image, Printer } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Chart } from '#contract/charts/chart.ts'
import { useLocale } from '@/i18n/useLocale'
import { Button } from '@/ui/button/Button'
import { PopoverButton } from '@/ui/overlay/PopoverButton'
import styles from './ChartCard.module.css'
import type { ChartTexts } from './chartRows'

interface ChartMenuProps {
  chart: Chart
  texts: ChartTexts
  pointHeading: string
  /** The card, which is printed alone. */
  card: RefObject<HTMLElement | null>
}

/** The chart as an image, as a table for spreadsheets, or on paper. */
export function ChartMenu({ chart, texts, pointHeading, card }: ChartMenuProps) {
  const { formatMessage } = useIntl()
  const locale = useLocale()
  const [hasFailed, setFailed] = useState(false)
  // The code of both files is loaded with the first download.
  const save = async (load: () => Promise<unknown>) => {
    setFailed(false)
    await load().catch(() => setFailed(true))
  }
  const saveImage = () => save(() => import('./chartImage').then((code) => code.saveImage(chart, texts)))
  const saveTable = () =>
    save(() => import('./chartCsv').then((code) => code.saveTable(chart, texts, { pointHeading, locale })))
  return (
    <>
      <PopoverButton
        theme="tripsHelp"
        isAtEnd
        size="small"
        label={formatMessage({ id: 'patterns.chart.download' }, { title: texts.title })}
        icon={<Download aria-hidden="true" />}
      >
        {(close) => (
          <Choices
            choose={(run) => {
              close()
              run()
            }}
            {...{ saveImage, saveTable }}
            print={() => printAlone(card.current)}
          />
        )}
      </PopoverButton>
      {hasFailed && (
        <span role="alert" className={styles.failed}>
          <FormattedMessage id="patterns.download.failed" />
        </span>
      )}
    </>
  )
}

interface ChoicesProps {
  choose: (run: () => unknown) => void
  saveImage: () => unknown
  saveTable: () => unknown
  print: () => unknown
}

function Choices({ choose, saveImage, saveTable, print }: ChoicesProps) {
  const choices = [
    { id: 'patterns.chart.png', icon: <Image aria-hidden="true" />, run: saveImage },
    { id: 'patterns.chart.csv', icon: <FileSpreadsheet aria-hidden="true" />, run: saveTable },
    { id: 'patterns.chart.print', icon: <Printer aria-hidden="true" />, run: print },
  ] as const
  return (
    <div className={styles.menu}>
      {choices.map(({ id, icon, run }) => (
        <Button key={id} variant="quiet" size="small" icon={icon} onClick={() => choose(run)}>
          <FormattedMessage id={id} />
        </Button>
      ))}
    </div>
  )
}

/** Prints a card without the rest of the page, once the menu is gone. The style sheet hides the rest. */
function printAlone(card: HTMLElement | null): void {
  if (!card) return
  card.dataset.printed = ''
  addEventListener('afterprint', () => delete card.dataset.printed, { once: true })
  setTimeout(() => globalThis.print(), 200)
}
