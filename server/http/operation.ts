import type { z } from 'zod'
import type { Addition, ApiName } from '#contract/configuration.ts'
import type { LocaleCode } from '#contract/locales.ts'
import type { AccessRule } from '#server/http/access.ts'
import type { Caller } from '#server/http/caller.ts'
import type { Language } from '#server/http/language.ts'
import type { BrowserCookie } from '#server/http/sendCookie.ts'
import type { Services } from '#server/services/services.ts'

/** The names of `:name` parts of a path. */
export type ParamNames<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? ParamNames<Head> | ParamNames<Tail>
  : Path extends `:${infer Name}`
    ? Name
    : never

/** Content types of the files that operations may answer instead of JSON. */
export const fileTypes = {
  pdf: 'application/pdf',
  calendar: 'text/calendar; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  spreadsheet: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const
export type FileKind = keyof typeof fileTypes
/** Kinds that are made in a thread of their own, of which one person has few at once. */
export const documentKinds: readonly unknown[] = ['pdf', 'spreadsheet'] satisfies FileKind[]

/** A file answered instead of JSON. */
export interface Download {
  /** ASCII, with its extension. */
  fileName: string
  bytes: Buffer
  /** Answers 304 where the file has not changed since the ETag was sent; the answer may then be cached, privately. */
  etag?: string
}

interface Input<Who, Param extends string, Query, Body> {
  caller: Who
  params: Record<Param, string>
  query: Query
  body: Body
  /** The language of names and messages in the answer, from Accept-Language. */
  language: Language
  /** The locale that Accept-Language names; undefined where it is none of ours. */
  locale: LocaleCode | undefined
  /** The network of the address it came from (`networkOf`), for limits. */
  network: string
  services: Services
  /** Sends a cookie with the answer. */
  giveCookie: (cookie: BrowserCookie) => void
}

export type Read<Schema> = Schema extends z.core.$ZodType ? z.output<Schema> : undefined
/** The full shape, additions included: lenient readers can do without these, but this backend always sends them. */
type Answer<Schema> = Schema extends z.core.$ZodType ? z.output<Schema> : Download

interface OperationSpec<
  Path extends string,
  Who extends Caller | undefined,
  Query extends z.core.$ZodObject | undefined,
  Body extends z.core.$ZodType | undefined,
  Reply extends z.core.$ZodType | FileKind,
> {
  api: ApiName
  method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  /** The path of §7 below `/api/{api}`; ids as `:companyId`. */
  path: Path
  summary: string
  cites: string
  /** For a call that §7 does not have: its name in the additions that GET configuration lists. */
  addition?: Addition
  access: AccessRule<Who>
  /** A POST that creates something: sent again with the same Idempotency-Key, it creates nothing more. */
  creates?: true
  /** Also allowed for people who have not accepted the terms yet. */
  allowsUnregistered?: true
  /** How long browsers may cache the answer; for data that is the same for everybody and rarely changes. */
  cacheSeconds?: number
  query?: Query
  body?: Body
  answer: Reply
  handle: (input: Input<Who, ParamNames<Path>, Read<Query>, Read<Body>>) => Promise<Answer<Reply>>
}

/** One call of §7 as data, used for routing, access, validation and the published contract. */
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
  answer: z.core.$ZodType | FileKind
  // A method, not a property: its parameters are checked less strictly, so one list can hold operations of every input.
  handle(input: Input<unknown, string, unknown, unknown>): Promise<unknown>
}

/** Declares an operation; the types of its handler's input and answer follow from path, rule and schemas. */
export const operation = <
  const Path extends string,
  Who extends Caller | undefined,
  Reply extends z.core.$ZodType | FileKind,
  Query extends z.core.$ZodObject | undefined = undefined,
  Body extends z.core.$ZodType | undefined = undefined,
>(
  spec: OperationSpec<Path, Who, Query, Body, Reply>,
): Operation => spec
