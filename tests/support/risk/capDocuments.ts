/** The fields of a CAP message that a test is about; the others have defaults. */
interface MessageFields {
  sender?: string
  identifier?: string
  sent?: string
  status?: string
  msgType?: string
  references?: string
  namespace?: string
  /** Whole `info` elements. */
  infos?: string[]
}

/** A CAP 1.2 message as XML. */
export function capDocument({
  sender = 'warnings@weather.example',
  identifier = 'W-1',
  sent = '2027-02-01T10:00:00-05:00',
  status = 'Actual',
  msgType = 'Alert',
  references = '',
  namespace = 'urn:oasis:names:tc:emergency:cap:1.2',
  infos = [capInfo()],
}: MessageFields = {}): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<alert xmlns="${namespace}">
  <identifier>${identifier}</identifier>
  <sender>${sender}</sender>
  <sent>${sent}</sent>
  <status>${status}</status>
  <msgType>${msgType}</msgType>
  <scope>Public</scope>
  ${references && `<references>${references}</references>`}
  ${infos.join('\n')}
</alert>`
}

interface InfoFields {
  language?: string
  category?: string
  event?: string
  urgency?: string
  severity?: string
  /** Further elements in front of the areas. */
  more?: string
  areas?: string[]
}

/** An `info` element. */
export const capInfo = ({
  language = 'en-US',
  category = 'Met',
  event = 'Thunderstorm',
  urgency = 'Immediate',
  severity = 'Severe',
  more = '<expires>2027-02-01T18:00:00-05:00</expires>',
  areas = [capArea('Montréal', '<circle>45.5,-73.55 40</circle>')],
}: InfoFields = {}): string => `<info>
    ${language && `<language>${language}</language>`}
    <category>${category}</category>
    <event>${event}</event>
    <urgency>${urgency}</urgency>
    <severity>${severity}</severity>
    <certainty>Observed</certainty>
    ${more}
    ${areas.join('\n')}
  </info>`

export const capArea = (name: string, shapes: string): string => `<area><areaDesc>${name}</areaDesc>${shapes}</area>`

export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)
