import { defineConfig } from 'vitest/config'
import application from './vite.config.ts'

export default defineConfig({
  ...application,
  test: {
    // Left alone it keeps a processor free, which on a machine with two is half of it.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          environment: 'node',
          // Loading modules anew for every file took nine tenths of the time.
          isolate: false,
          include: ['tests/rules/**/*.test.ts', 'tests/architecture/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          environment: 'jsdom',
          // A process of its own for every file: storage, timers of the sign-in library and the focus reach no other one.
          include: ['tests/pages/**/*.test.tsx', 'tests/contract/**/*.test.tsx'],
          // A form typed into key by key takes seconds where the machine does other things too.
          testTimeout: 30_000,
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
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
