import { spawnSync } from 'node:child_process'
import { newCall, newFeature } from './new-call.mjs'
import { newComponent } from './new-component.mjs'

/**
 * Makes the skeleton of a recipe (docs/recipes.md) in the folder it is run in, which compiles, is tested and does nothing yet:
 *
 *   npm run new -- feature mileage-logs          an area of the contract with a list, its route, its registrations, a test
 *   npm run new -- call mileageLogs.latest       one more call of an area, its route, a test
 *   npm run new -- component distance-badge      a component of the design system with its story, rules, texts and test
 */
const kinds = {
  feature: { form: /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, make: newFeature },
  call: { form: /^[a-z][A-Za-z0-9]*\.[a-z][A-Za-z0-9]*$/, make: newCall },
  component: { form: /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, make: newComponent },
}

const [kind = '', name = ''] = process.argv.slice(2)
const chosen = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined
if (chosen === undefined || !chosen.form.test(name)) {
  console.error('npm run new -- feature mileage-logs | call mileageLogs.latest | component distance-badge')
  process.exit(1)
}

const { files, changesContract, next } = chosen.make(name)
// What screens get of the contract is written anew after each change of it.
if (changesContract) run(process.execPath, 'packages/api-client/scripts/write-calls.ts')
const code = files.filter((path) => /\.tsx?$/.test(path))
run('node_modules/.bin/oxfmt', ...code, 'packages/api-client/src/calls')
console.log(`${files.join('\n')}\n\n${next}`)

/** Throws when the command fails. */
function run(command, ...args) {
  const { status } = spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`)
}
