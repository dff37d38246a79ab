/**
 * What goes away with a feature: its folders, and the lines in which it is registered, as `docs/recipes.md` lists them. A line
 * is a pattern of which exactly the matches go; `to` says what takes their place.
 */
const api = 'apps/api/src'
const web = 'apps/web/src'
const contract = 'packages/api-client/src/contract'

export const features = {
  timers: {
    folders: [
      `${contract}/timers.ts`,
      `${api}/features/timers`,
      `${web}/features/timers`,
      'apps/e2e/src/timers.slow.journey.ts',
      'apps/e2e/src/timers.phone.slow.journey.ts',
      'apps/e2e/src/support/renders.ts',
    ],
    lines: {
      [`${contract}/areas.ts`]: [/^export \{ timers \}.*\n/m],
      [`${contract}/index.ts`]: [/^export \* from '\.\/timers\.ts'\n/m],
      [`${api}/features/index.ts`]: [
        /^import \{ timer\w+ \}.*\n/m,
        /^import \{ timer\w+ \}.*\n/m,
        /^ {2}\.\.\.timerRoutes,\n/m,
        /timerHooks, /,
      ],
      [`${api}/features/export/tables.ts`]: [
        /^import \{ timerExportTables \}.*\n/m,
        /^ {2}\.\.\.timerExportTables,\n/m,
      ],
      [`${api}/database/table-owners.test-support.ts`]: [/^ {2}'features\/timers': .*\n/m],
      [`${web}/shell/on-every-screen.ts`]: [
        /^import \{ TimerControl \}.*\n/m,
        /^import \{ TitleClock \}.*\n/m,
        /^ {2}timer: TitleClock,\n/m,
        /\{ permission: 'TIME_TRACKING', Tool: TimerControl \}/,
      ],
      'apps/e2e/src/support/write-screens.ts': [/, \/\^Timer starten\$\//],
      // Its table.
      [`${api}/database/schema/administrations.ts`]: [
        /^ {2}timers: TimersTable\n/m,
        /^interface TimersTable \{[^}]*\}\n\n/m,
      ],
      [`${api}/database/may-update.test.ts`]: [/^ {2}timers: .*\n/m],
      [`${api}/database/unique-constraints.ts`]: [/^ {2}timers_running: .*\n/m],
    },
    dropped: ['timers'],
  },
  'removal-requests': {
    folders: [
      `${contract}/removal-requests.ts`,
      `${api}/features/removal-requests`,
      `${web}/features/removal-requests`,
      `${web}/routes/v2/_signed-in/administrations/$administrationId/removal-requests.tsx`,
      'apps/e2e/src/removal-requests.slow.journey.ts',
      'apps/e2e/src/removal-requests.phone.slow.journey.ts',
    ],
    lines: {
      [`${contract}/areas.ts`]: [/^export \{ removalRequests \}.*\n/m],
      [`${contract}/index.ts`]: [/^export \* from '\.\/removal-requests\.ts'\n/m],
      [`${api}/features/index.ts`]: [
        /^import \{ processRemovalJob \}.*\n/m,
        /^import \{ removalRequestRoutes \}.*\n/m,
        /^ {2}\.\.\.removalRequestRoutes,\n/m,
        /^ {2}processRemovalJob,\n/m,
      ],
      [`${api}/database/table-owners.test-support.ts`]: [/^ {2}'features\/removal-requests': .*\n/m],
      [`${api}/server/access-matrix.test.ts`]: [/^ +"POST .*\/removal-requests",\n/m],
      'packages/api-client/src/errors/catalogue.ts': [/^ {2}removal_needs_cancellation: entry\([^]*?\n {2}\),\n/m],
      'docs/error-codes.md': [/^\| \d+ \| removal_needs_cancellation .*\n/m],
      [`${web}/routes/v2/_signed-in/my-administrations.tsx`]: [
        /^import \{ prefetchLeaving, useLeaving \}.*\n/m,
        /^ +\/\/ Waited for.*\n +loader: prefetchLeaving,\n/m,
        /^ +const leaving = useLeaving\(\)\n/m,
        { pattern: /leaving=\{leaving\}/, to: 'leaving={null}' },
      ],
      [`${web}/features/settings/settings-pages.ts`]: [/^ {2}\{ path: 'removal-requests'.*\n/m],
      [`${web}/shell/place-permissions.test.ts`]: [/ 'removal-requests',/],
      'apps/e2e/src/support/write-screens.ts': [/^ +\{ path: 'removal-requests'.*\n/m],
      'apps/e2e/src/places.slow.journey.ts': [/ removal-requests/],
    },
    dropped: [],
  },
}
