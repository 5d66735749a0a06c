import type { z } from 'zod'
import type { Addition, ApiName } from '#contract/session/configuration.ts'
import type { LocaleCode } from '#contract/texts/locales.ts'
import type { AccessRule } from '#server/http/access/access.ts'
import type { Caller } from '#server/http/access/caller.ts'
import type { Language } from '#server/http/requests/language.ts'
import type { BrowserCookie } from '#server/http/answers/sendCookie.ts'
import type { EventStream } from '#server/http/answers/sendEvents.ts'
import type { Services } from '#server/services/services.ts'

/** The names of `:name` parts of a path. */
export type ParamNames<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? ParamNames<Head> | ParamNames<Tail>
  : Path extends `:${infer Name}`
    ? Name
    : never

/** Content types of files that operations may return instead of JSON. */
export const fileTypes = {
  pdf: 'application/pdf',
  calendar: 'text/calendar; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  spreadsheet: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const
export type FileKind = keyof typeof fileTypes
/** The content type of events that are sent while the client listens. */
const eventType = 'text/event-stream'
/** The content type of an answer other than JSON. */
export const answerType = (kind: FileKind | 'events'): string => (kind === 'events' ? eventType : fileTypes[kind])
/** Kinds created in a separate thread; the number at a time is limited per person. */
export const documentKinds: readonly unknown[] = ['pdf', 'spreadsheet'] satisfies FileKind[]

/** A file returned instead of JSON. */
export interface Download {
  /** ASCII, with its extension. */
  fileName: string
  bytes: Buffer
  /** With an ETag the response may be cached privately, and is 304 while the file has not changed. */
  etag?: string
}

/** A file that is made while it is sent, for files that are too large to hold. */
export interface StreamedDownload {
  /** ASCII, with its extension. */
  fileName: string
  /**
   * The bytes of the file. They are taken as fast as the client takes them, and the iteration is ended when the client
   * goes away.
   */
  chunks: (signal: AbortSignal) => AsyncIterable<Uint8Array>
  /** In bytes, where it is known. */
  size?: number
}

interface Input<Who, Param extends string, Query, Body> {
  caller: Who
  params: Record<Param, string>
  query: Query
  body: Body
  /** The language of names and messages in the response, from Accept-Language. */
  language: Language
  /** The first locale of Accept-Language; undefined when it is not supported. */
  locale: LocaleCode | undefined
  /** The network of the client address (`networkOf`), for limits. */
  network: string
  services: Services
  /** The header with the token of the help desk, unchecked. */
  deskToken: string | undefined
  /** Sends a cookie with the response. */
  giveCookie: (cookie: BrowserCookie) => void
}

export type Read<Schema> = Schema extends z.core.$ZodType ? z.output<Schema> : undefined
/** The full shape with all additions: lenient readers accept less, but this backend always sends them. */
type Answer<Schema> = Schema extends z.core.$ZodType
  ? z.output<Schema>
  : Schema extends 'events'
    ? EventStream
    : Download | StreamedDownload

interface OperationSpec<
  Path extends string,
  Who extends Caller | undefined,
  Query extends z.core.$ZodObject | undefined,
  Body extends z.core.$ZodType | undefined,
  Reply extends z.core.$ZodType | FileKind | 'events',
> {
  api: ApiName
  method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  /** The path of §7 below `/api/{api}`; ids as `:companyId`. */
  path: Path
  summary: string
  cites: string
  /** For an operation beyond §7: its name in the additions of GET configuration. */
  addition?: Addition
  access: AccessRule<Who>
  /** A POST that creates a record: repeated with the same Idempotency-Key it creates no second one. */
  creates?: true
  /** Allowed before the person has accepted the terms. */
  allowsUnregistered?: true
  /** How long browsers may cache the response; for data that rarely changes and is equal for all. */
  cacheSeconds?: number
  query?: Query
  body?: Body
  answer: Reply
  handle: (input: Input<Who, ParamNames<Path>, Read<Query>, Read<Body>>) => Promise<Answer<Reply>>
}

/** One operation of §7 as data, used for routing, access, validation and the OpenAPI description. */
export interface Operation {
  api: ApiName
  method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  path: string
  summary: string
  cites: string
  addition?: Addition
  access: AccessRule
  creates?: true
  allowsUnregistered?: true
  cacheSeconds?: number
  query?: z.core.$ZodObject | undefined
  body?: z.core.$ZodType | undefined
  answer: z.core.$ZodType | FileKind | 'events'
  // A method, not a property: its parameters are checked bivariantly, so one list can hold operations of any input.
  handle(input: Input<unknown, string, unknown, unknown>): Promise<unknown>
}

/** Declares an operation. The input and output types of its handler follow from path, access rule and schemas. */
export const operation = <
  const Path extends string,
  Who extends Caller | undefined,
  Reply extends z.core.$ZodType | FileKind | 'events',
  Query extends z.core.$ZodObject | undefined = undefined,
  Body extends z.core.$ZodType | undefined = undefined,
>(
  spec: OperationSpec<Path, Who, Query, Body, Reply>,
): Operation => spec
