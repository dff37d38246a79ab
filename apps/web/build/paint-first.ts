import { readFile } from 'node:fs/promises'
import { minify, type Plugin } from 'vite'

/**
 * Lets the built page show its logo before the app runs, and wait for nothing but the logo itself. The app's script is
 * fetched at once all the same, behind the few bytes of the logo. Where it comes sooner than the first frame (from a
 * cache, from near by), running it would hold that frame up by as long as it takes.
 */
export function paintFirst(): Plugin {
  return {
    name: 'klopt:paint-first',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = Object.values(bundle).find(({ fileName }) => fileName === 'index.html')
        if (page?.type !== 'asset') return
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const scriptsOf = (endOfId: string) => scriptsFor(chunks, endOfId)
        const accounts = scriptsOf('/src/accounts.tsx')
        const screensOf = (endOfId: string) => [...new Set([...accounts, ...scriptsOf(endOfId)])]
        const login = screensOf('/routes/v2/authenticate.tsx?tsr-split=component')
        // Those of the parts come before those of the page that is made of them.
        const styles = login.toReversed().flatMap((path) => stylesWith(chunks, path))
        const withStyles = (paths: readonly string[]) => [
          ...paths,
          ...paths.flatMap((path) => stylesWith(chunks, path)).filter((path) => !styles.includes(path)),
        ]
        const stylesOf = (path: string) => {
          const file = bundle[path.slice(1)]
          return file?.type === 'asset' ? String(file.source) : ''
        }
        page.source = startedAfterPaint(String(page.source), {
          starter: await readStarter(),
          firstScripts: {
            login,
            customer: withStyles(scriptsOf('/routes/v2/customer-dashboard/$token/index.tsx?tsr-split=component')),
            ...wordsOfCustomers(scriptsOf),
            screens: [...accounts, ...scriptsOf('/routeTree.gen.ts').slice(0, 1)],
          },
          styles,
          stylesOf,
        })
      },
    },
  }
}

type Chunk = Readonly<Record<'moduleIds' | 'imports', readonly string[]>> & {
  readonly fileName: string
  readonly isEntry: boolean
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } | undefined
}

/** The script with this module, and those it imports beside the app's own, whichever way. */
function scriptsFor(chunks: readonly Chunk[], endOfId: string): readonly string[] {
  const own = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(endOfId)))
  if (!own) throw new Error(`no script has ${endOfId}`)
  const found = new Set([own.fileName])
  for (const name of found) {
    const { imports = [] } = chunks.find(({ fileName }) => fileName === name) ?? {}
    for (const imported of imports) {
      if (!chunks.some(({ isEntry, fileName }) => isEntry && fileName === imported)) found.add(imported)
    }
  }
  return [...found].map((fileName) => `/${fileName}`)
}

/** The words of a customer's page, by the language they are in. */
const wordsOfCustomers = (scriptsOf: (endOfId: string) => readonly string[]) => ({
  nl: scriptsOf('/customer-dashboard/texts-nl.ts'),
  en: scriptsOf('/customer-dashboard/texts-en.ts'),
  de: scriptsOf('/customer-dashboard/texts-de.ts'),
})

/** The styles that a script brings. */
const stylesWith = (chunks: readonly Chunk[], path: string): readonly string[] =>
  chunks
    .filter(({ fileName }) => `/${fileName}` === path)
    .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
    .map((fileName) => `/${fileName}`)

/** The script that starts the app, as it is written in the page: asked for, it would come a round trip later. */
async function readStarter(): Promise<string> {
  const name = 'start-after-paint.js'
  const source = await readFile(new URL(name, import.meta.url), 'utf8')
  const { code, errors } = await minify(name, source, { module: true })
  if (errors[0]) throw new Error(`${name}: ${errors[0].message}`)
  return code.trim()
}

interface Parts {
  /** The script that starts the app. */
  readonly starter: string
  /** The scripts that the first page needs beside the app's own, which the starter fetches by where one comes in. */
  readonly firstScripts: Readonly<Record<'login' | 'customer' | 'nl' | 'en' | 'de' | 'screens', readonly string[]>>
  /** The paths of the styles of the login page, and of what all pages share, which nobody waits for. */
  readonly styles: readonly string[]
  /** The styles of a path. */
  readonly stylesOf: (path: string) => string
}

/**
 * The page with the app's scripts as preloads that give way, the script that starts the app in their place, and the app's
 * styles written in it.
 */
export function startedAfterPaint(html: string, { starter, firstScripts, styles, stylesOf }: Parts): string {
  const script = /<script type="module" crossorigin src="([^"]+)"><\/script>/
  if (!script.test(html)) throw new Error('index.html names no script to start')
  const written = (path: string) => `<style data-href="${path}">${stylesOf(path)}</style>`
  const named = Object.entries(firstScripts).map(([name, paths]) => `data-${name}="${paths.join(' ')}"`)
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
    .replace(
      script,
      (_whole, app: string) =>
        `<link rel="modulepreload" fetchpriority="low" crossorigin href="${app}" id="start-script" ${named.join(' ')}>`,
    )
    .replaceAll(/<link rel="stylesheet" crossorigin href="([^"]+)">/g, (_whole, path: string) => written(path))
    .replace('  </head>', () => `    ${styles.map(written).join('\n    ')}\n  </head>`)
    .replace('  </body>', () => `  <script type="module">${starter}</script>\n  </body>`)
}
