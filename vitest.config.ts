import { defineConfig } from 'vitest/config'
import application from './vite.config.ts'
import { LongestFirst } from './tests/support/run/longestFirst.ts'

// Days and hours of the tests' data are those of one zone on every machine. `npm run test:clock` chooses others.
process.env.TZ ??= 'UTC'

const inBrowser = { environment: 'jsdom', unstubGlobals: true }

export default defineConfig({
  ...application,
  test: {
    // Left alone it keeps a processor free; and half of what page and process tests take is waiting.
    maxWorkers: '150%',
    // They end a hang and nothing else: where the machine does other things too, seconds are no measure.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    setupFiles: ['tests/support/run/logSetup.ts'],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          environment: 'node',
          // Loading modules anew for every file took nine tenths of the time, here and below.
          isolate: false,
          include: ['tests/rules/**/*.test.ts', 'tests/architecture/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...inBrowser,
          name: 'pages',
          isolate: false,
          include: ['tests/pages/**/*.test.tsx'],
          setupFiles: ['tests/support/page/pageSetup.ts', 'tests/support/run/sharedProcess.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...inBrowser,
          // What a module keeps until the page is loaded anew, as the end of a session, would reach the next file.
          name: 'alone',
          include: ['tests/alone/**/*.test.tsx', 'tests/contract/**/*.test.tsx'],
          setupFiles: ['tests/support/page/pageSetup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          isolate: false,
          include: ['tests/server/**/*.test.ts', 'tests/contract/**/*.test.ts'],
          globalSetup: ['tests/support/db/seededDumps.ts'],
        },
      },
    ],
  },
})
