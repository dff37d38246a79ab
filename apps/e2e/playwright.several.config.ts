import { defineConfig } from '@playwright/test'

// Before the journeys are read, in this process and in those that run them.
process.env['KLOPT_SERVERS'] = 'several'
const { default: journeys } = await import('./playwright.config.ts')

/**
 * The journeys on three servers behind a balancer, with a server for jobs and one that reads documents, PgBouncer, a replica and
 * files in a bucket. Each worker has all of that, so that there is one. Beside the quick ones: those that need several servers
 * (`*.several.ts`), and of the slow ones that in which three connections of a shared screen have to meet.
 */
export default defineConfig({
  ...journeys,
  workers: 1,
  projects: journeys.projects?.map((project) =>
    project.name === 'phone'
      ? project
      : {
          ...project,
          testMatch: ['**/*.journey.ts', '**/*.several.ts'],
          testIgnore: ['**/*.phone.{,slow.}journey.ts', '**/!(screenshare-page).slow.journey.ts'],
        },
  ),
})
