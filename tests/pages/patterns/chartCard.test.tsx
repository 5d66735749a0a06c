import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ChartCard, type ChartCardProps } from '@/patterns/chart/ChartCard'
import { makeChart } from '#tests/support/patterns/chartFactory.ts'
import { renderPage } from '#tests/support/page/render.tsx'

const { series, points, valueText } = makeChart('groupedBars')

const card = (changed: Partial<ChartCardProps> = {}) => (
  <ChartCard
    title="Spend: travel/meals"
    unit="CAD"
    asOf="As of May 9"
    summary="$610 in 2026, $470 in 2025"
    kind="groupedBars"
    series={series}
    points={points}
    pointHeading="Month"
    formatValue={valueText}
    empty="There is no spend yet."
    {...changed}
  />
)
const plot = () => screen.findByRole('application', { name: 'Spend: travel/meals: $610 in 2026, $470 in 2025' })

/** The files that the page saved, with their names. */
function catchFiles() {
  const files: { name: string; file: Blob }[] = []
  const blobs = new Map<string, Blob>()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    blobs.set(`blob:${blobs.size}`, file as Blob)
    return `blob:${blobs.size - 1}`
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    files.push({ name: this.download, file: blobs.get(this.href)! })
  })
  return files
}
afterEach(() => vi.restoreAllMocks())

test('a chart has its unit, its time, its legend and a sentence that sums it up', async () => {
  await renderPage(card())
  const region = screen.getByRole('region', { name: 'Spend: travel/meals' })
  expect(within(region).getByText('CAD · As of May 9')).toBeVisible()
  expect(within(region).getByText('$610 in 2026, $470 in 2025')).toBeVisible()
  expect(
    within(region)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['2025', '2026'])
  expect(await plot()).toBeVisible()
})

test('a chart of lines dashes only the comparison', async () => {
  const { container } = await renderPage(card({ kind: 'line' }))
  await plot()
  const lines = [...container.querySelectorAll('.recharts-line > path, .recharts-line > g > path')]
  const dashes = lines.map((line) => line.getAttribute('stroke-dasharray')).filter((dash) => dash !== null)
  expect(dashes.filter((dash) => dash !== '')).toHaveLength(1)
})

test('the table view has the values in full, and the chart returns', async () => {
  const { user } = await renderPage(card())
  await user.click(screen.getByRole('button', { name: 'Show as table: Spend: travel/meals' }))
  expect(screen.queryByRole('application')).toBeNull()
  const table = screen.getByRole('table', { name: 'Spend: travel/meals (CAD)' })
  expect(within(table).getByRole('columnheader', { name: 'Month' })).toBeVisible()
  expect(within(table).getByRole('row', { name: 'Jan $100.00 $150.00' })).toBeVisible()
  expect(within(table).getByRole('row', { name: 'Apr $120.00 –' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show as chart: Spend: travel/meals' }))
  expect(await plot()).toBeVisible()
})

test('the arrow keys move over the points, whose values are announced', async () => {
  const { user } = await renderPage(card())
  const chart = await plot()
  expect(chart).toHaveAccessibleDescription('The arrow keys move from value to value.')
  chart.focus()
  const said = within(chart).getByRole('status')
  await user.keyboard('{ArrowRight}')
  expect(said).toHaveTextContent('Jan; 2025: $100.00; 2026: $150.00')
  await user.keyboard('{End}')
  expect(said).toHaveTextContent('Apr; 2025: $120.00; 2026: –')
  await user.keyboard('{ArrowRight}{ArrowLeft}')
  expect(said).toHaveTextContent('Mar; 2025: $50.00; 2026: $380.00')
  await user.keyboard('{Escape}')
  expect(said).toBeEmptyDOMElement()
})

test('the pointer shows the values of a point, and does not have them announced', async () => {
  await renderPage(card())
  const chart = await plot()
  fireEvent(chart, new MouseEvent('pointermove', { bubbles: true, clientX: 630, clientY: 100 }))
  expect(within(chart).getByText('Apr', { selector: 'strong' })).toBeVisible()
  expect(within(chart).getByText('$120.00')).toBeVisible()
  expect(within(chart).getByRole('status')).toBeEmptyDOMElement()
})

test.each([
  ['en-ca', 'Month,2025 (CAD),2026 (CAD)', 'Jan,100.5,150'],
  ['fr-ca', 'Month;2025 (CAD);2026 (CAD)', 'Jan;100,5;150'],
] as const)('the CSV file of %s has the numbers as its spreadsheet programs read them', async (locale, head, row) => {
  const files = catchFiles()
  const decimal = [{ ...points[0]!, values: { last: 100.5, this: 150 } }, points[3]!]
  const { user } = await renderPage(card({ points: decimal }), { locale })
  await user.click(screen.getByRole('button', { name: /Spend: travel\/meals$/, expanded: false }))
  await user.click(await screen.findByRole('button', { name: /CSV/ }))
  await waitFor(() => expect(files).toHaveLength(1))
  expect(files[0]!.name).toBe('Spend travel meals.csv')
  const bytes = new Uint8Array(await files[0]!.file.arrayBuffer())
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(new TextDecoder().decode(bytes).split('\r\n').slice(0, 2)).toEqual([head, row])
})

test('a point has its whole name in the table and in the file, and its short one on the axis', async () => {
  const files = catchFiles()
  const named = points.map((point) => ({ ...point, wholeName: `${point.name} 2026` }))
  const { user } = await renderPage(card({ points: named }))
  expect(within(await plot()).getByText('Jan')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: /Spend: travel\/meals$/, expanded: false }))
  await user.click(await screen.findByRole('button', { name: /CSV/ }))
  await waitFor(() => expect(files).toHaveLength(1))
  expect(await files[0]!.file.text()).toContain('Jan 2026,')
  await user.click(screen.getByRole('button', { name: 'Show as table: Spend: travel/meals' }))
  expect(screen.getByRole('rowheader', { name: 'Jan 2026' })).toBeVisible()
})

test('the image has the title, unit, time and legend of the chart, on white', async () => {
  const files = catchFiles()
  vi.stubGlobal('Path2D', function Path2D() {})
  const [written, filled] = [[] as string[], [] as unknown[]]
  const pen = new Proxy<Record<string | symbol, unknown>>(
    {},
    {
      get: (kept, name) => {
        if (name === 'measureText') return (text: string) => ({ width: text.length * 8 })
        if (name === 'fillText') return (text: string) => written.push(text)
        if (name === 'fillRect') return () => filled.push(kept.fillStyle)
        return kept[name] ?? (() => undefined)
      },
    },
  )
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['png'])))
  const { user } = await renderPage(card())
  await user.click(screen.getByRole('button', { name: 'Download or print: Spend: travel/meals' }))
  await user.click(await screen.findByRole('button', { name: 'Image (PNG)' }))
  await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['Spend travel meals.png']))
  expect(written).toEqual(expect.arrayContaining(['Spend: travel/meals', 'CAD · As of May 9', '2025', '2026', 'Jan']))
  expect(filled[0]).toBe('#ffffff')
  expect(filled).toHaveLength(1 + 2 + 7)
})

test('an image that the browser cannot make is reported', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  const { user } = await renderPage(card())
  await user.click(screen.getByRole('button', { name: 'Download or print: Spend: travel/meals' }))
  await user.click(await screen.findByRole('button', { name: 'Image (PNG)' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('The file could not be downloaded. Try again.')
})

test('printing marks the card that is printed, and only until then', async () => {
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  const { user } = await renderPage(card())
  await user.click(screen.getByRole('button', { name: 'Download or print: Spend: travel/meals' }))
  await user.click(await screen.findByRole('button', { name: 'Print' }))
  await waitFor(() => expect(print).toHaveBeenCalled())
  const region = screen.getByRole('region', { name: 'Spend: travel/meals' })
  expect(region).toHaveAttribute('data-printed')
  dispatchEvent(new Event('afterprint'))
  expect(region).not.toHaveAttribute('data-printed')
})

test('a chart without values says so, and offers neither table nor download', async () => {
  await renderPage(card({ points: [{ key: '01', name: 'Jan', values: { last: null } }] }))
  expect(screen.getByText('There is no spend yet.')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByRole('application')).toBeNull()
})

test('a chart whose data loads says so and has its title', async () => {
  await renderPage(card({ points: [], isLoading: true }))
  expect(screen.getByRole('heading', { name: 'Spend: travel/meals' })).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('Loading…')
  expect(screen.queryByText('There is no spend yet.')).toBeNull()
})
