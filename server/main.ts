import './resolveOnce.ts'

await import('./start.ts')
