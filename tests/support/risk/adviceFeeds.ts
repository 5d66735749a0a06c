/** Feeds of travel advice as governments publish them, invented. */

export interface UsItem {
  title: string
  link?: string
  date?: string
  categories?: [domain: string, text: string][]
  description?: string
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const usItem = ({ title, link, date = 'Tue, 10 Nov 2026 14:00:00 GMT', categories, description }: UsItem) =>
  `<item><title>${escaped(title)}</title><link>${escaped(link ?? 'https://travel.state.gov/a/place-travel-advisory.html')}</link>
<pubDate>${date}</pubDate>${(categories ?? [])
    .map(([domain, text]) => `<category domain="${domain}">${escaped(text)}</category>`)
    .join('')}<description>${escaped(description ?? '')}</description></item>`

export const usFeed = (items: readonly UsItem[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0"><channel><title>Travel Advisories</title><lastBuildDate>Wed, 11 Nov 2026 00:00:00 GMT</lastBuildDate>
${items.map(usItem).join('\n')}</channel></rss>`

/** An entry of Canada's feed; `changed` replaces fields. */
export const caEntry = (name: string, state: unknown, changed: Record<string, unknown> = {}) => ({
  'country-eng': name,
  'advisory-state': state,
  'has-regional-advisory': 0,
  'date-published': { timestamp: 1_794_000_000, date: '2026-11-06 21:20:00' },
  eng: { name, 'url-slug': name.toLowerCase().replaceAll(' ', '-'), 'advisory-text': `Advice ${String(state)}` },
  fra: { name, 'advisory-text': `Conseil ${String(state)}` },
  ...changed,
})

export const caFeed = (data: Record<string, unknown>) =>
  JSON.stringify({ metadata: { generated: { timestamp: 1_794_100_000 } }, data })

/** Canada's feed about some countries, all at one level. */
export const caFeedOf = (names: Record<string, string>, state: unknown = 1) =>
  caFeed(Object.fromEntries(Object.entries(names).map(([code, name]) => [code, caEntry(name, state)])))

export const gbList = (countries: readonly (readonly [slug: string, name: string])[]) =>
  JSON.stringify({
    links: {
      children: countries.map(([slug, name]) => ({
        base_path: `/foreign-travel-advice/${slug}`,
        title: `${name} travel advice`,
        details: { country: { slug, name, synonyms: [] } },
      })),
    },
  })

export const gbContent = (name: string, statuses: unknown, body = '<p>Read this.</p>') =>
  JSON.stringify({
    title: `${name} travel advice`,
    description: `FCDO travel advice for ${name}.`,
    public_updated_at: '2026-11-10T09:00:00Z',
    details: { alert_status: statuses, parts: [{ slug: 'warnings-and-insurance', title: 'Warnings', body }] },
  })
