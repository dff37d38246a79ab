import { basename } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { FONT_FAMILY } from '../src/styles/font-family.ts'
import { LAYER_ORDER } from '../src/styles/layer-order.ts'
import { resetWithin } from '../src/styles/reset-within.ts'
import { contrast } from '../src/themes/contrast.ts'
import { dark } from '../src/themes/dark.ts'
import { designTokens } from '../src/themes/design-tokens.ts'
import { light } from '../src/themes/light.ts'
import { moduleGraph, type ModuleGraph } from './module-graph.ts'

const LAYERS = `${LAYER_ORDER}\n`

/**
 * Ours among the layers of Tailwind: its preflight undoes nothing of a component, and its utilities win from one. A
 * stylesheet imports it before either of them, after which both orders of loading are right.
 */
const TAILWIND = `@layer theme, base, klopt, components, utilities;\n${LAYERS}`

/** The modules of `src` that a program can import, by the name of their entry. */
const entries = { '@klopt/ui': 'index.ts', '@klopt/ui/rich-text': 'rich-text/index.ts' }

/** A stylesheet of the sources, `button/button.css.ts`, and what the build made of it. */
interface Sheet {
  path: string
  css: string
}

/**
 * Publishes the styles as they are asked for: tokens, reset and font by themselves, the components together and each by
 * itself, the editor of rich text, and all of it in `styles.css`. `css.json` says which files an export needs, in the
 * order in which they are loaded.
 */
export function publishStylesheets(sources: string): Plugin {
  return {
    name: 'klopt-stylesheets',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const graph = moduleGraph(sources, (id) => this.getModuleInfo(id))
        const sheets = takeSheets(bundle, graph.sheetsOf(Object.values(entries)))
        const files = {
          ...published(sheets),
          'tailwind.css': TAILWIND,
          'css.json': needs(graph, sheets),
          ...tokenFiles(),
        }
        for (const [fileName, source] of Object.entries(files)) this.emitFile({ type: 'asset', fileName, source })
      },
    },
  }
}

/** The tokens of each theme for tools of designers. */
const tokenFiles = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ light, dark, contrast }).map(([name, theme]) => [
      `tokens/${name}.json`,
      `${JSON.stringify(designTokens(theme, FONT_FAMILY), null, 2)}\n`,
    ]),
  )

/** What stands before the components, and is asked for by a name of its own. */
const isGround = (path: string): boolean => /^(styles\/(layers|fonts|reset)|themes\/)/.test(path)
const isText = (path: string): boolean => path.startsWith('rich-text/')
const nameOf = (path: string): string => `css/${basename(path, '.ts')}`

/** The built stylesheets in the order in which modules ask for them, taken out of the bundle. */
function takeSheets(bundle: Rolldown.OutputBundle, order: readonly string[]): Sheet[] {
  const built = new Map<string, string>()
  for (const [fileName, asset] of Object.entries(bundle)) {
    if (asset.type !== 'asset' || !fileName.endsWith('.vanilla.css')) continue
    // The order of layers stands at the top of each file, once.
    built.set(fileName.replace('.vanilla.css', ''), String(asset.source).replaceAll(/@layer [\w.]+;\s*/g, ''))
    delete bundle[fileName]
  }
  const lost = [...built.keys()].filter((path) => !order.includes(path))
  if (lost.length > 0) throw new Error(`no export asks for ${lost.join(', ')}`)
  return order.flatMap((path) => {
    const css = built.get(path)?.trim()
    return css ? { path, css } : []
  })
}

/** The stylesheets by name, each with the order of layers before it. */
function published(sheets: readonly Sheet[]): Record<string, string> {
  const file = (matches: (path: string) => boolean) =>
    `${LAYERS}${sheets.flatMap(({ path, css }) => (matches(path) ? css : [])).join('\n')}\n`
  const reset = sheets.flatMap(({ path, css }) => (path === 'styles/reset.css.ts' ? css : [])).join('\n')
  const parts = sheets.filter(({ path }) => !isGround(path))
  return {
    'tokens.css': file((path) => path.startsWith('themes/')),
    'reset.css': file((path) => path === 'styles/reset.css.ts'),
    'reset-within.css': `${LAYERS}${resetWithin(reset)}\n`,
    'fonts.css': file((path) => path === 'styles/fonts.css.ts'),
    'components.css': file((path) => !isGround(path) && !isText(path)),
    'rich-text.css': file(isText),
    'styles.css': file(() => true),
    ...Object.fromEntries(parts.map(({ path }) => [nameOf(path), file((other) => other === path)])),
  }
}

/** The files each export needs beside `reset.css` and `fonts.css`, as `css.json` has them. */
function needs(graph: ModuleGraph, sheets: readonly Sheet[]): string {
  const styled = new Set(sheets.flatMap(({ path }) => (isGround(path) ? [] : path)))
  const filesOf = (path: string) => graph.sheetsOf([path]).flatMap((sheet) => (styled.has(sheet) ? nameOf(sheet) : []))
  const byExport = Object.entries(entries).map(([entry, index]) => [
    entry,
    Object.fromEntries(graph.exportsOf(index).map(([name, path]) => [name, ['tokens.css', ...filesOf(path)]])),
  ])
  return `${JSON.stringify(Object.fromEntries(byExport), null, 2)}\n`
}
