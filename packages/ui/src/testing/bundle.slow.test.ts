import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { describe, expect, test } from 'vitest'

/** Builds an application that uses these exports of an entry and nothing else, without React itself. */
async function bundle(names: string, from = 'index.ts') {
  const file = fileURLToPath(new URL(`../${from}`, import.meta.url))
  const entry = 'virtual:entry.ts'
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      vanillaExtractPlugin({ identifiers: 'debug' }),
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? `export { ${names} } from '${file}'` : undefined),
      },
    ],
    build: {
      write: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: entry,
        external: [/^react/],
        preserveEntrySignatures: 'strict',
      },
    },
  })
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  const chunks = outputs.filter((output) => output.type === 'chunk')
  const sheets = new Map(outputs.flatMap((one) => (one.type === 'asset' ? [[one.fileName, String(one.source)]] : [])))
  return {
    css: [...sheetsInOrder(chunks)].map((name) => sheets.get(name)).join(''),
    js: chunks.map(({ code }) => code).join(''),
  }
}

/** The stylesheets as a page loads them: those of what a chunk imports before its own, what is imported later at the end. */
function sheetsInOrder(chunks: readonly Rolldown.OutputChunk[]): Set<string> {
  const named = (names: readonly string[]) =>
    names.flatMap((name) => chunks.filter(({ fileName }) => fileName === name))
  const sheetsOf = (chunk: Rolldown.OutputChunk): string[] => [
    ...named(chunk.imports).flatMap(sheetsOf),
    ...(chunk.viteMetadata?.importedCss ?? []),
  ]
  const [entry, ...others] = chunks.toSorted((x, y) => Number(y.isEntry) - Number(x.isEntry))
  return new Set([...(entry ? sheetsOf(entry) : []), ...others.flatMap(sheetsOf)])
}

const kilobytes = (text: string) => gzipSync(text).length / 1000

describe('what an application carries', () => {
  test('the parts of a login page bring no table, calendar or overlay along and stay small', async () => {
    const { css, js } = await bundle('Alert, Button, Card, Link, Logo, PasswordField, TextField')
    expect(css).toContain('button_base')
    for (const name of ['table_', 'calendar_', 'popover_', 'side-menu_']) expect(css).not.toContain(name)
    expect(js).not.toMatch(/showPopover|Kies een datum/)
    // With a second face of the font, for what is extended Latin.
    expect(kilobytes(css)).toBeLessThan(5.2)
    expect(kilobytes(js)).toBeLessThan(8)
  })

  test('showing a text brings what cleans it along, and nothing of the editor', async () => {
    const { css, js } = await bundle('RichText, sanitise, toHtml', 'rich-text/show.ts')
    expect(js).toContain('trustedTypes')
    expect(js).not.toMatch(/prosemirror|contenteditable/i)
    expect(css).not.toContain('editor')
    expect(kilobytes(js)).toBeLessThan(13)
  })

  test('a stylesheet that uses the tokens brings tokens and reset along and no component', async () => {
    const { css } = await bundle('classNames, tabular')
    expect(css).toContain('--klopt-color-paper')
    expect(css).not.toContain('button_base')
  })

  test('layers come in their order, also when the minifier folds declarations into rules', async () => {
    const { css } = await bundle('Table, visuallyHidden')
    // A rule names one, a statement several.
    const layers = [...css.matchAll(/@layer ([^{;]+)[{;]/g)].flatMap(([, names = '']) => names.split(/,\s*/))
    expect([...new Set(layers)]).toEqual([
      'klopt.reset',
      'klopt.tokens',
      'klopt.components',
      'klopt.utilities',
      'klopt.app',
    ])
  })
})
