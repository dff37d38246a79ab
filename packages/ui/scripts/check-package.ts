/**
 * Checks the package as strangers get it: builds and packs it with @klopt/validators, lints the tarball, installs both
 * in an application outside the workspace, imports them as a Server Component does, type-checks, builds and uses that in a browser, and can weigh every export.
 *
 *     node scripts/check-package.ts
 *     node scripts/check-package.ts --weigh          # fails when an export grew, too
 *     node scripts/check-package.ts --update-sizes   # writes the sizes down in export-sizes.json
 */
import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkClient } from './check-client.ts'
import { checkNpmPack } from './check-npm-pack.ts'
import { checkManifests } from './check-manifest.ts'
import { compareSizes, recordSizes } from './export-sizes.ts'
import { installOutside } from './install-outside.ts'
import { packBoth, run, uiFolder } from './pack.ts'
import { useInBrowser } from './use-in-browser.ts'
import { useReact18 } from './use-react-18.ts'
import { useNext } from './use-next.ts'
import { usePlainHtml } from './use-plain-html.ts'
import { useSite } from './use-site.ts'
import { useViteInEnglish } from './use-vite-in-english.ts'
import { weighExports } from './weigh-exports.ts'

const updates = process.argv.includes('--update-sizes')
/** A bundle for each export takes its time: in the slow lane. */
const weighs = process.argv.includes('--weigh')

/** What has no types of its own to judge. */
const stylesheets = [
  'tokens',
  'reset',
  'reset-within',
  'fonts',
  'components',
  'rich-text',
  'styles',
  'tailwind',
  'css/*',
]
  .map((name) => `./${name}.css`)
  .concat('./css.json', './tokens/*.json')

const work = realpathSync(mkdtempSync(join(tmpdir(), 'klopt-ui-')))
try {
  const tarballs = packBoth(work)
  run('publint', ['run', tarballs.ui, '--strict'])
  run('attw', [tarballs.ui, '--profile', 'esm-only', '--exclude-entrypoints', ...stylesheets])
  checkNpmPack(work, tarballs)
  const project = installOutside(work, tarballs)
  checkManifests(project)
  checkClient(project)
  run(join(uiFolder, 'node_modules/.bin/tsc'), ['-p', 'tsconfig.json'], project)
  await useInBrowser(project)
  await usePlainHtml(project)
  console.log('The packed package is clean, and installs, type-checks, builds and works outside the workspace')
  if (weighs || updates) await checkSizes(project)
  if (weighs) {
    await useViteInEnglish(project)
    await useReact18(work, tarballs)
    await useSite(work)
    await useNext(project)
  }
} finally {
  rmSync(work, { recursive: true, force: true })
}

async function checkSizes(project: string): Promise<void> {
  const sizes = await weighExports(project)
  if (updates) recordSizes(sizes)
  const complaints = compareSizes(sizes)
  if (complaints.length > 0) {
    const advice =
      'Is it worth it? Then write it down with `npm run in -- @klopt/ui run sizes` and commit export-sizes.json.'
    throw new Error(`${complaints.join('\n')}\n${advice}`)
  }
  console.log(
    `No export weighs more than export-sizes.json says: ${JSON.stringify(sizes['@klopt/ui']?.['*'])} bytes in all`,
  )
}
