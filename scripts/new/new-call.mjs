import { existsSync, readFileSync } from 'node:fs'
import { addLine, addWithin, camelOf, change, create, kebabOf } from './write.mjs'

const contractFolder = 'packages/api-client/src/contract'
const featuresFolder = 'apps/api/src/features'

/** An area with a list that is empty, served to who may book. */
export function newFeature(name) {
  const area = camelOf(name)
  const folder = `${featuresFolder}/${name}`
  const files = [
    create(`${contractFolder}/${name}.ts`, areaText(area, name)),
    change(`${contractFolder}/areas.ts`, addLine(`export { ${area} } from './${name}.ts'`, /^export \{/)),
    change(`${contractFolder}/index.ts`, addLine(`export * from './${name}.ts'`, /^export \* from/)),
    create(`${folder}/routes.ts`, routesText(area, name)),
    create(`${folder}/${name}.test.ts`, testText(area, 'list', `there are no ${wordsOf(name)} to begin with`)),
    change(`${featuresFolder}/index.ts`, (text) =>
      addWithin(
        'export const routes',
        '\n]',
        `  ...${area}Routes,\n`,
      )(addLine(`import { ${area}Routes } from './${name}/routes.ts'`, /^import \{ \w+Routes \}/)(text)),
    ),
  ]
  return {
    files,
    changesContract: true,
    next: 'Next: its table (recipe "A table"), what people put in it (export-tables.ts), its screen (recipe "A screen") and its place in the menu.',
  }
}

/** One more call of an area that is there: a GET that answers an empty list. */
export function newCall(name) {
  const [area, call] = name.split('.')
  const feature = kebabOf(area)
  const path = kebabOf(call)
  const contractFile = `${contractFolder}/${feature}.ts`
  const routes = `${featuresFolder}/${feature}/routes.ts`
  for (const file of [contractFile, routes]) {
    if (!existsSync(file)) throw new Error(`${file} is not there: make the feature first, or add the call by hand`)
  }
  if (new RegExp(`^  ${call}: defineCall`, 'm').test(readFileSync(contractFile, 'utf8')))
    throw new Error(`${name} is there already`)
  const files = [
    change(contractFile, addWithin(`defineArea('${area}'`, '\n})', callText(call, `${feature}/${path}`))),
    change(routes, (text) => withImports(addWithin('Routes = [', '\n]', `\n${routeText(area, call)}`)(text))),
    create(`${featuresFolder}/${feature}/${path}.test.ts`, testText(area, call, `${wordsOf(path)} is answered`)),
  ]
  return {
    files,
    changesContract: true,
    next: 'Next: its input, its answer and its errors in the contract; a write is POST, and names what it makes stale.',
  }
}

const wordsOf = (kebab) => kebab.replaceAll('-', ' ')

const areaText = (area, name) => `import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import { id } from './wire.ts'

export const ${area} = defineArea('${area}', {
${callText('list', name)}})
`

const callText = (call, path) => `  ${call}: defineCall({
    method: 'GET',
    base: 'v2',
    path: '/administrations/{administrationId}/${path}',
    summary: 'What it answers, in a sentence',
    response: v.array(v.object({ id })),
  }),
`

/** What routes need, by the module it comes from. */
const imports = {
  '@klopt/api-client/schemas': 'contract',
  '../../kernel/access.ts': 'administration',
  '../../kernel/route.ts': 'route',
}

const routesText = (area, name) => `${withImports('')}

/** The ${wordsOf(name)} of an administration. */
export const ${area}Routes = [
${routeText(area, 'list')}]
`

const routeText = (area, call) =>
  `  route(contract.${area}.${call}, { access: administration('BOOKING'), handle: () => Promise.resolve([]) }),\n`

/** With what the added route needs and the file has not: in its import of the same module where there is one. */
function withImports(text) {
  const has = (name) => new RegExp(`^import \\{[^}]*\\b${name}\\b[^}]*\\}`, 'm').test(text)
  const missing = Object.entries(imports).filter(([, name]) => !has(name))
  const importOf = (module) => new RegExp(`^import \\{(?=[^}]*\\} from '${RegExp.escape(module)}')`, 'm')
  const lines = missing
    .filter(([module]) => !importOf(module).test(text))
    .map(([module, name]) => `import { ${name} } from '${module}'`)
  const added = missing.reduce((before, [module, name]) => before.replace(importOf(module), `import { ${name},`), text)
  return [...lines, added].join('\n')
}

const testText = (area, call, title) => `import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'

let server: KloptTestServer
let books: Books
beforeAll(async () => {
  server = await createTestServer()
  books = await Books.open(server)
})
afterAll(() => server.stop())

test('${title}', async () => {
  expect(await books.client.call(contract.${area}.${call}, { params: books.params })).toEqual([])
})
`
