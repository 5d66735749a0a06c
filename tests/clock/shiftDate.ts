/**
 * Loaded before anything else (`node --import`): from here on this process, and every one it starts, lives `CLOCK_SHIFT`
 * milliseconds from now. Time passes as always, so nothing that waits has to know.
 */
const shift = Number(process.env.CLOCK_SHIFT ?? 0)
const RealDate = Date
const now = () => RealDate.now() + shift

globalThis.Date = new Proxy(RealDate, {
  construct: (target, values: [], newTarget) =>
    Reflect.construct(target, values.length > 0 ? values : [now()], newTarget) as Date,
  apply: () => new RealDate(now()).toString(),
  get: (target, name, receiver) => (name === 'now' ? now : (Reflect.get(target, name, receiver) as unknown)),
})
