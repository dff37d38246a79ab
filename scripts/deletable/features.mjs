/**
 * What goes away with a feature: its folders, and the lines in which it is registered, as `docs/recipes.md` lists them. A line
 * is a pattern of which exactly the matches go; `to` says what takes their place. `area` is its name in the contract.
 */
const api = 'apps/api/src'
const web = 'apps/web/src'
const contract = 'packages/api-client/src/contract'

export const features = {
  'several-invoices': {
    area: 'severalInvoices',
    folders: [
      `${contract}/several-invoices.ts`,
      `${api}/features/several-invoices`,
      `${api}/features/invoices/mark-as-sent.ts`,
      `${web}/features/invoices/bulk-actions.tsx`,
      `${web}/features/invoices/bulk-texts.ts`,
      `${web}/features/invoices/bulk-texts.test.ts`,
      'apps/e2e/src/several-invoices.slow.journey.ts',
    ],
    lines: {
      [`${contract}/areas.ts`]: [/^export \{ severalInvoices \}.*\n/m],
      [`${contract}/index.ts`]: [/^export \* from '\.\/several-invoices\.ts'\n/m],
      [`${api}/features/index.ts`]: [
        /^import \{ severalInvoicesRoutes \}.*\n/m,
        /^ {2}\.\.\.severalInvoicesRoutes,\n/m,
      ],
      [`${web}/features/invoices/invoices-screen.tsx`]: [
        /^import \{ BulkActions \}.*\n/m,
        /^import \{ formatEuro \}.*\n/m,
        /^ {6}bulk=\{\{[^]*?\n {6}\}\}\n/m,
      ],
    },
    dropped: [],
  },
  'removal-requests': {
    area: 'removalRequests',
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
      [`${api}/server/access-exceptions.test.ts`]: [/^ +"POST .*\/removal-requests",\n/m],
      [`${api}/features/examples/examples.slow.test.ts`]: [/^ +'.*\/removal-requests',\n/m],
      'apps/bench/src/scale/not-measured.ts': [/^ +'removalRequests\.preview',\n/m, /^ +'removalRequests\.list',\n/m],
      'packages/api-client/src/errors/catalogue.ts': [/^ {2}removal_needs_cancellation: entry\([^]*?\n {2}\),\n/m],
      'docs/error-codes.md': [/^\| \d+ \| removal_needs_cancellation .*\n/m],
      [`${web}/routes/v2/_signed-in/my-administrations.tsx`]: [
        /^import \{ prefetchLeaving, useLeaving \}.*\n/m,
        /^ +\/\/ Waited for.*\n +loader: prefetchLeaving,\n/m,
        /^ +const leaving = useLeaving\(\)\n/m,
        { pattern: /leaving=\{leaving\}/, to: 'leaving={null}' },
      ],
      [`${web}/routes/v2/_signed-in/administrations/$administrationId/route.tsx`]: [
        /^import \{ prefetchLeaving \}.*\n/m,
        /^import \{ RemovalBanner \}.*\n/m,
        /^ +\/\/ With it known.*\n +const leaving = .*\n/m,
        /^ +await leaving\n/m,
        /^ +notice=\{<RemovalBanner .*\n/m,
      ],
      [`${web}/shared/administrations/settings-pages.ts`]: [/^ {2}\{ path: 'removal-requests'.*\n/m],
      [`${web}/shell/place-permissions.test.ts`]: [/ 'removal-requests',/],
      'apps/e2e/src/support/write-screens.ts': [/^ +\{ path: 'removal-requests'.*\n/m],
      'apps/e2e/src/places.slow.journey.ts': [/ removal-requests/],
    },
    dropped: [],
  },
}
