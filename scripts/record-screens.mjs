#!/usr/bin/env node
/**
 * Records what a server with the demo world answers to the screens of `apps/web/src/testing/screens`, as each of its people,
 * for their stories: `npm run record-screens`, or `npm run record-screens -- visitor owner` for those of some roles. Done
 * again when screens ask for something else; what differs from the last time is what has changed, and not the day.
 */
import { beginsAtMs } from '../apps/e2e/src/recording/clock.ts'

// Before anything is loaded that asks what time it is.
process.env.KLOPT_OFFSET_MS = String(beginsAtMs - Date.now())
const { recordScreens } = await import('../apps/e2e/src/recording/record-screens.ts')
await recordScreens(process.argv.slice(2))
