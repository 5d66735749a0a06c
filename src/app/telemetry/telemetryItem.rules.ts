import { routeOfPath } from '@/routes/routeOfPath'
import { rowOf } from '@/routes/table'
import { apiWords } from './apiWords'

/** A page as telemetry names it: its route instead of its address, which may name people and trips. */
export function pageOf(pathname: string): { name: string; uri: string } {
  const route = routeOfPath(pathname)
  if (!route) return { name: 'unknown', uri: '/:unknown' }
  const { isBare, path } = rowOf(route.name)
  return { name: route.name, uri: `${isBare ? '' : '/:localeCode'}${path}` }
}

/** The address of a call without its query, its host and its ids: `/api/main/companies/:id/profiles/:id`. */
export function callOf(address: string): string {
  const { pathname } = new URL(address, 'https://this.invalid')
  return pathname
    .split('/')
    .map((part) => (part === '' || apiWords.has(part) ? part : ':id'))
    .join('/')
}

type Values = Record<string, unknown>

/** An item of the library before it is sent, with the fields that are used. */
export interface TelemetryItem {
  baseType?: string | undefined
  baseData?: Values | undefined
  data?: Values | undefined
  ext?: Values | undefined
  tags?: unknown
}

const pick = (values: unknown, names: readonly string[]): Values => {
  const given = (values ?? {}) as Values
  return Object.fromEntries(names.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]])))
}

const timings = ['duration', 'perfTotal', 'networkConnect', 'sentRequest', 'receivedResponse', 'domProcessing']

/** The data that each kind of item keeps. Items of other kinds are not sent. */
const kept: Partial<Record<string, (data: Values, page: ReturnType<typeof pageOf>) => Values>> = {
  PageviewData: (data, page) => ({ ...pick(data, ['id']), ...page }),
  PageviewPerformanceData: (data, page) => ({ ...pick(data, timings), ...page }),
  RemoteDependencyData: (data) => {
    const call = callOf(textIn(data['target']))
    const [method = ''] = textIn(data['name']).split(' ')
    return {
      ...pick(data, ['id', 'duration', 'success', 'responseCode', 'type']),
      name: `${method} ${call}`,
      target: call,
    }
  },
  ExceptionData: (data) => {
    const given = Array.isArray(data['exceptions']) ? (data['exceptions'] as Values[]) : []
    // The library takes nothing else for an exception than what has a version and properties.
    return { ...pick(data, ['ver', 'severityLevel']), exceptions: given.map(exceptionOf), properties: {} }
  },
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Messages of errors may quote what a person typed: the kind of the error and where it happened are sent. */
function exceptionOf(given: Values): Values {
  const typeName = /^\w+$/.exec(textIn(given['typeName']))?.[0] ?? 'Error'
  const frames = Array.isArray(given['parsedStack']) ? (given['parsedStack'] as Values[]) : []
  const parsedStack = frames.map((frame) => ({
    ...pick(frame, ['level', 'line']),
    method: '',
    assembly: '',
    fileName: /\/assets\/[\w.-]+\.js/.exec(textIn(frame['fileName']))?.[0] ?? '',
  }))
  return { typeName, message: typeName, hasFullStack: false, stack: '', parsedStack }
}

/**
 * Reduces an item to what telemetry reports: routes instead of addresses, and neither queries, ids, names nor texts of
 * errors. Everything that is not listed here is removed.
 * @returns whether the item may be sent
 */
export function cleanItem(item: TelemetryItem, pathname: string): boolean {
  const clean = kept[item.baseType ?? '']
  if (!clean) return false
  const page = pageOf(pathname)
  item.baseData = clean(item.baseData ?? {}, page)
  item.data = {}
  const { user, app, device, trace } = (item.ext ?? {}) as Record<string, unknown>
  item.ext = {
    user: pick(user, ['id', 'authId']),
    app: pick(app, ['sesId']),
    device: pick(device, ['id', 'deviceClass']),
    trace: { ...pick(trace, ['traceID']), name: page.uri },
  }
  return true
}
