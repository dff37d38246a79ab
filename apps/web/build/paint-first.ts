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
        const isScreens = (id: string) => id.endsWith('/routeTree.gen.ts')
        const screens = Object.values(bundle).find((file) => file.type === 'chunk' && file.moduleIds.some(isScreens))
        if (!screens) throw new Error('no script has the addresses of the screens')
        const stylesOf = (path: string) => {
          const file = bundle[path.slice(1)]
          return file?.type === 'asset' ? String(file.source) : ''
        }
        page.source = startedAfterPaint(String(page.source), {
          starter: await readStarter(),
          screens: `/${screens.fileName}`,
          stylesOf,
        })
      },
    },
  }
}

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
  /** Where the script of the screens is, which the starter fetches where it is needed. */
  readonly screens: string
  /** The styles of a path. */
  readonly stylesOf: (path: string) => string
}

/**
 * The page with the app's scripts as preloads that give way, the script that starts the app in their place, and the app's
 * styles written in it.
 */
export function startedAfterPaint(html: string, { starter, screens, stylesOf }: Parts): string {
  const script = /<script type="module" crossorigin src="([^"]+)"><\/script>/
  if (!script.test(html)) throw new Error('index.html names no script to start')
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
    .replace(
      script,
      (_whole, app: string) =>
        `<link rel="modulepreload" fetchpriority="low" crossorigin href="${app}" id="start-script" data-screens="${screens}">`,
    )
    .replaceAll(
      /<link rel="stylesheet" crossorigin href="([^"]+)">/g,
      (_whole, path: string) => `<style data-href="${path}">${stylesOf(path)}</style>`,
    )
    .replace('  </body>', () => `  <script type="module">${starter}</script>\n  </body>`)
}
