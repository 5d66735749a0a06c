import type { Context } from 'hono'
import { z } from 'zod'
import { anyone, toolSession, type AccessRule } from '#server/http/access/access.ts'
import { localeFrom } from '#server/http/requests/language.ts'
import type { ParamNames, Read } from '#server/http/operations/operation.ts'
import type { PageRoute } from '#server/http/operations/pageRoute.ts'
import type { ToolHost } from '#server/toolHost/door/toolHost.ts'
import type { Standing } from '#server/suppliers/standing.ts'
import { localeContextOf } from '#bookingTool/session/localeContext.ts'
import type { ToolSession } from '#bookingTool/session/toolSession.ts'

export type ToolEnv = { Variables: { session?: ToolSession; standing: Standing } }
export type ToolContext = Context<ToolEnv>

/** Language and region of a page without a session: the browser's. */
export const browserLocaleContext = (c: ToolContext) =>
  localeContextOf(localeFrom(c.req.header('Accept-Language')), c.get('standing'))

/** The values of a query or form by field. */
export type Fields = Record<string, string | undefined>

/** A field of a form or query. Its meaning is checked where it is used, so that the page can name a problem. */
const text = z.string().max(2000).optional()

/** Fields of a form or query; each may be missing. */
export const fields = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, text])) as Record<Name, typeof text>

/** The field of every page of a session: the key of its traveler (`travelerKey`). */
export const ownQuery = fields('who')

/** The fields of every form of a session: the key of its traveler, and the token that no other site can know. */
export const ownForm = fields('who', 'token')

export interface ToolInput<Session = ToolSession, Param extends string = string, Query = unknown, Form = unknown> {
  c: ToolContext
  session: Session
  params: Record<Param, string>
  query: Query
  form: Form
  host: ToolHost
}

type Answer = Response | Promise<Response>

/** A page of the booking tool, as data. */
export interface ToolPage extends PageRoute {
  /** Also shown before the booker has named their guest. */
  beforeGuest?: true
  /** Whether the page leads to a new trip, or replaces the booking that `change` names. */
  isOfNewTrip?: true
  // A method, not a property: its parameters are checked less strictly, so one list can hold pages of every input.
  handle(input: ToolInput<unknown>): Answer
}

type Spec<
  Session,
  Path extends string,
  Query extends z.core.$ZodObject | undefined,
  Form extends z.core.$ZodObject | undefined,
> = Omit<ToolPage, 'access' | 'path' | 'query' | 'form' | 'handle'> & {
  path: Path
  query?: Query
  form?: Form
  handle: (input: ToolInput<Session, ParamNames<Path>, Read<Query>, Read<Form>>) => Answer
}

const pageOf =
  <Session>(access: AccessRule) =>
  <
    const Path extends string,
    Query extends z.core.$ZodObject | undefined = undefined,
    Form extends z.core.$ZodObject | undefined = undefined,
  >(
    spec: Spec<Session, Path, Query, Form>,
  ): ToolPage => ({ ...spec, access })

/** A page within a session of the tool. */
export const sessionPage = pageOf<ToolSession>(toolSession)

/** A page without a session: the addresses that open the tool, and the files that all pages share. */
export const openPage = pageOf<undefined>(anyone)
