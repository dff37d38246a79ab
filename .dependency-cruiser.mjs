import { floors, rooms, serverEntries } from './.dependency-cruiser.orders.mjs'

/** The arrows between packages go one way. Each rule says why, because that is what a newcomer reads first. */
const only = (from, allowed, comment) => ({
  name: `${from}-depends-on`,
  comment,
  severity: 'error',
  from: { path: `^packages/${from}/src` },
  to: { path: '^(packages|apps)/', pathNot: [`^packages/(${[from, ...allowed].join('|')})/`, 'node_modules'] },
})

export default {
  forbidden: [
    ...floors.slice(0, -1).map((floor, index) => ({
      name: `server-folder-${floor}-knows-what-it-stands-on`,
      comment:
        'The folders of the server have an order, in `floors` of .dependency-cruiser.orders.mjs: what stands lower knows nothing above it.',
      severity: 'error',
      from: { path: `^apps/api/src/${floor}/`, pathNot: '(\\.test\\.ts$|test-support|/testing/|\\.child\\.ts$)' },
      to: { path: `^apps/api/src/(${floors.slice(index + 1).join('|')}|testing)/` },
    })),
    ...rooms.map((room, index) => ({
      name: `room-${room}-knows-what-it-stands-on`,
      comment: 'A rule stands on simpler ones: a room of bookkeeping imports only those before it in its README.',
      severity: 'error',
      from: { path: `^packages/bookkeeping/src/${room}/`, pathNot: '\\.test(-support)?\\.ts$' },
      to: { path: `^packages/bookkeeping/src/(${rooms.slice(index + 1).join('|') || 'none'})/` },
    })),
    {
      name: 'every-room-has-its-place',
      comment: 'A folder of bookkeeping is a room: it has a row, where its order is, in the README of the package.',
      severity: 'error',
      from: { path: `^packages/bookkeeping/src/(?!(${rooms.join('|')}|testing)/)[^/]+/` },
      to: {},
    },
    only(
      'recognition',
      ['validators'],
      'Recognition is pure: words in, candidates out; who reads the file and who books is decided elsewhere.',
    ),
    only(
      'document-viewer',
      ['ui', 'recognition', 'validators'],
      'The viewer shows a file and what was recognised in it; it knows no server and no purchase.',
    ),
    only('screenshare', [], 'It runs on every page that is shared, so it carries nothing else along.'),
    only('validators', [], 'Other teams import validators by itself: it depends on no other package of ours.'),
    {
      ...only(
        'ui',
        ['validators'],
        'The design system knows nothing of the product: no API, no router, no bookkeeping.',
      ),
      // A test shares each component and holds the picture of it to the component.
      from: { path: '^packages/ui/src', pathNot: '^packages/ui/src/testing/shared-screen\\.slow\\.test\\.tsx$' },
    },
    only(
      'bookkeeping',
      ['validators', 'bank-statements/src/testing'],
      'The domain is pure: what it needs is given to it, so that it can be proved by itself.',
    ),
    only('bank-statements', [], 'Readers of files know files only; what a line means is decided elsewhere.'),
    only(
      'api-client',
      ['validators', 'bookkeeping'],
      'The contract is shared by server and screens and may know neither.',
    ),
    {
      name: 'contract-is-plain',
      comment: 'The server imports the contract, so it must stay free of React and of the query cache.',
      severity: 'error',
      from: { path: '^packages/api-client/src/(contract|errors)' },
      to: { path: ['^packages/api-client/src/client', 'node_modules/(react|@tanstack)'] },
    },
    {
      name: 'packages-never-import-apps',
      comment: 'An app is what a package is used by; an arrow back would make the package unusable elsewhere.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^apps/' },
    },
    {
      name: 'pure-packages-touch-nothing',
      comment: 'Pure packages get bytes, text and today as arguments: no network, files or clock of Node.',
      severity: 'error',
      from: {
        path: '^packages/(validators|bookkeeping|bank-statements|recognition)/src',
        pathNot: ['\\.test\\.ts$', '/testing/', '\\.test-support\\.ts$'],
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'the-schema-of-a-payment-file-is-for-tests',
      comment: 'The domain writes a payment file; the table it is held against belongs to its tests.',
      severity: 'error',
      from: { path: '^packages/bookkeeping/src', pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/bank-statements/' },
    },
    {
      name: 'web-has-no-server-code',
      comment: 'What the server decides stays on the server; the web app sees it through the contract.',
      severity: 'error',
      from: { path: '^apps/web/src' },
      to: { path: '^apps/api/' },
    },
    {
      name: 'server-has-no-screen-code',
      comment: 'The server serves the built web app as files, and imports nothing that runs in a browser.',
      severity: 'error',
      from: { path: '^apps/api/src' },
      to: {
        path: [
          '^(apps/web|packages/(ui|document-viewer))/',
          '^packages/api-client/src/(client/|index)',
          '^packages/screenshare/src/(capture|mirror)/',
        ],
      },
    },
    {
      name: 'journeys-use-the-product-from-outside',
      comment:
        'A journey is a visitor: it starts the server by what that exports (`exports` of apps/api/package.json), and knows neither its code nor that of a screen.',
      severity: 'error',
      from: { path: '^apps/e2e/' },
      to: { path: '^apps/(api|web)/', pathNot: `^apps/api/(${serverEntries.join('|')})$` },
    },
    {
      name: 'nobody-imports-journeys',
      comment: 'What walks through the product is no part of it.',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: '^apps/e2e/' },
      to: { path: '^apps/e2e/' },
    },
    {
      name: 'the-books-queue-nothing',
      comment: 'The books are what features share of the ledger; who writes them says what happens later.',
      severity: 'error',
      from: { path: '^apps/api/src/books/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/api/src/jobs/' },
    },
    {
      name: 'what-screens-share-knows-no-screen',
      comment:
        'The app folder is transport, session, errors, routing and storage, which all else stands on; only its router knows the routes.',
      severity: 'error',
      from: { path: '^apps/web/src/app/' },
      to: {
        path: '^apps/web/src/(shared|shell|features|routes)/',
        pathNot: [
          '^apps/web/src/routes/(__root|v2/authenticate|v2/customer-dashboard/\\$token/(index|request))\\.tsx$',
        ],
      },
    },
    {
      name: 'what-features-share-knows-no-feature',
      comment: 'Words, hooks and parts that several features share stand by their subject, and know no screen.',
      severity: 'error',
      from: { path: '^apps/web/src/shared/' },
      to: { path: '^apps/web/src/(shell|features|routes)/' },
    },
    {
      name: 'the-shell-places-what-is-on-every-screen',
      comment:
        'The timer, the subscription, as whom staff looks, writing to support, asking a client, the bell, the camera for a receipt and sharing the screen stand on every screen; the shell knows no other feature.',
      severity: 'error',
      from: { path: '^apps/web/src/shell/' },
      to: {
        path: '^apps/web/src/(features|routes)/',
        pathNot: [
          '^apps/web/src/features/(hours|notifications|questions|subscriptions|staff|support|screenshare)/',
          '^apps/web/src/features/documents/receipt/',
        ],
      },
    },
    {
      name: 'features-know-the-shell-not-each-other',
      comment:
        'A feature is a folder one can delete; what two features share moves to the app folder or a package. Invoices and estimates alone may use contacts: a customer is made while making one.',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: {
        path: '^apps/web/src/features/',
        pathNot: ['^apps/web/src/features/$1/', '^apps/web/src/features/contacts/'],
      },
    },
    {
      name: 'contacts-are-used-by-selling-alone',
      comment:
        'A customer is made while making an invoice, an estimate or a recurring invoice; no other feature edits one.',
      severity: 'error',
      from: { path: '^apps/web/src/features/(?!contacts/|invoices/|estimates/|recurring-invoices/)' },
      to: { path: '^apps/web/src/features/contacts/' },
    },
    {
      name: 'what-helps-tests-stays-with-tests',
      comment:
        'What is named for tests (x.test-support.ts, a folder testing) may lean on what no product has. The demo world alone writes bank files as tests do.',
      severity: 'error',
      from: {
        path: '^(apps/(api|web)|packages/[^/]+)/src/',
        pathNot: [
          '\\.(test|stories|usage|upgrade)\\.tsx?$',
          '\\.test-support\\.tsx?$',
          '/testing/',
          '^apps/api/src/demo/',
        ],
      },
      to: { path: ['^(apps|packages)/[^/]+/src/.*/?testing/', '\\.test-support\\.tsx?$'] },
    },
    {
      name: 'no-circles',
      comment: 'Modules that import each other cannot be understood or moved one at a time.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-circles-of-types-in-the-web-app',
      comment:
        'A part does not know the screen it stands on, not even its types: what both need stands in a types.ts beside them.',
      severity: 'error',
      from: { path: '^apps/web/src/' },
      to: { circular: true },
    },
    {
      name: 'only-the-router-knows-routes',
      comment: 'A screen that needs what its route has asks `getRouteApi`; a link to another goes by `address`.',
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: '^apps/web/src/app/routing/(customer-)?router\\.ts$' },
      to: { path: '^apps/web/src/routes/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // The benchmarks are run by hand and use syntax that the parser does not know yet.
    exclude: { path: ['\\.gen\\.ts$', '/dist/', '^apps/bench/'] },
    // It reads types too: dependency-cruiser's own way to them knows no TypeScript 7, and warns.
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
}
