import { defineConfig } from 'vitest/config'
import application from './vite.config.ts'

const inBrowser = { environment: 'jsdom', unstubGlobals: true }

export default defineConfig({
  ...application,
  test: {
    // Left alone it keeps a processor free, which on a machine with two is half of it.
    maxWorkers: '100%',
    // They end a hang and nothing else: where the machine does other things too, seconds are no measure.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    setupFiles: ['tests/support/logSetup.ts'],
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
          setupFiles: ['tests/support/pageSetup.ts', 'tests/support/sharedProcess.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...inBrowser,
          // What a module keeps until the page is loaded anew, as the end of a session, would reach the next file.
          name: 'alone',
          include: ['tests/alone/**/*.test.tsx', 'tests/contract/**/*.test.tsx'],
          setupFiles: ['tests/support/pageSetup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          isolate: false,
          include: ['tests/server/**/*.test.ts', 'tests/contract/**/*.test.ts'],
          globalSetup: ['tests/support/seededDumps.ts'],
        },
      },
    ],
  },
})
