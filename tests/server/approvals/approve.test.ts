import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Approval } from '#contract/approvals/approvals.ts'
import { openTestApi } from '#tests/support/http/api.ts'
