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
        page.source = startedAfterPaint(String(page.source), await readStarter(), `/${screens.fileName}`)
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

/**
 * The page with the app's scripts as preloads that give way and its styles as preloads that hold nothing up, and in their
 * place the script that starts the app once the styles are there. It is told where the script of the screens is.
 */
export function startedAfterPaint(html: string, starter: string, screens: string): string {
  const script = /<script type="module" crossorigin src="([^"]+)"><\/script>/
  if (!script.test(html)) throw new Error('index.html names no script to start')
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
    .replaceAll('<link rel="stylesheet"', '<link rel="preload" as="style"')
    .replace(
      script,
      (_whole, app: string) =>
        `<link rel="modulepreload" fetchpriority="low" crossorigin href="${app}" id="start-script" data-screens="${screens}">`,
    )
    .replace('  </body>', () => `  <script type="module">${starter}</script>\n  </body>`)
}
