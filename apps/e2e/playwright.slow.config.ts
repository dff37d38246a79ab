import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/** The slow lane of the journeys: the same browsers and widths, other files. */
export default defineConfig({
  ...journeys,
  projects: journeys.projects?.map((project) => ({
    ...project,
    testMatch: project.name === 'phone' ? '**/*.phone.slow.journey.ts' : '**/*.slow.journey.ts',
    testIgnore: project.name === 'phone' ? [] : '**/*.phone.slow.journey.ts',
  })),
})
