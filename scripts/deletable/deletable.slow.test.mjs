import { after, before, test } from 'node:test'
import { copyOfTree } from '../testing/copy-of-tree.mjs'
import { deleteFeature } from './delete-feature.mjs'
import { features } from './features.mjs'

const { folder, run, remove } = copyOfTree('deletable')
after(remove)

const writeRoutes = "import { resolveConfig } from 'vite'; await resolveConfig({}, 'build')"

/** A feature is a folder one can delete: nothing but its registrations knows it. */
before(() => {
  for (const feature of Object.values(features)) deleteFeature(folder, feature)
  run(process.execPath, ['packages/api-client/scripts/write-calls.ts'])
  // The routes are written when the configuration is read; that all of it can be built, the compiler says.
  run(process.execPath, ['--input-type=module', '--eval', writeRoutes], 'apps/web')
  // As `npm run format` would.
  run('node_modules/.bin/oxfmt', ['apps', 'packages'])
})

void test('without two features everything compiles', () => {
  for (const path of ['packages/api-client', 'apps/api', 'apps/web', 'apps/e2e']) {
    run('node_modules/.bin/tsc', ['-p', path, '--noEmit'])
  }
})

void test('without two features nothing is used by nobody, and every arrow goes its way', () => {
  run('node_modules/.bin/depcruise', ['packages', 'apps', '--config', '.dependency-cruiser.mjs'])
  run('node_modules/.bin/knip', [])
})

void test('without two features the house style holds', () => {
  run('node_modules/.bin/oxlint', ['--quiet', 'apps', 'packages'])
  run(process.execPath, ['scripts/names.mjs'])
  run(process.execPath, ['scripts/silent-zeros.mjs'])
})

void test('without two features what tests list is what there is', () => {
  run('node_modules/.bin/vitest', ['run', 'src/contract', 'src/calls', 'src/errors'], 'packages/api-client')
  run(
    'node_modules/.bin/vitest',
    [
      'run',
      ...['table-owners', 'tenant-tables', 'may-update', 'unique-constraints', 'migration-rules'].map(
        (name) => `src/database/${name}`,
      ),
      'src/server/access-exceptions',
      'src/features/export/export.test.ts',
      'src/features/subscriptions/subscriptions.test.ts',
    ],
    'apps/api',
  )
  // Where places, addresses and screens are listed, and beside what was changed; that the rest still fits, the compiler says.
  run(
    'node_modules/.bin/vitest',
    [
      'run',
      '--project',
      'unit',
      ...[
        'app',
        'shell',
        'shared/administrations',
        'features/administrations',
        'features/articles',
        'features/invoices',
      ].map((name) => `src/${name}/`),
    ],
    'apps/web',
  )
  run('node_modules/.bin/vitest', ['run', 'src/scale/reads.test.ts'], 'apps/bench')
})
