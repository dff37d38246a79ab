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
        page.source = startedAfterPaint(String(page.source), await readStarter())
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
 * The page with the app's scripts as preloads that give way, the script that starts the app in its place, and the app's
 * styles below the logo, which they would hold up. The app itself still comes after its styles.
 */
export function startedAfterPaint(html: string, starter: string): string {
  const script = /[^\S\n]*<script type="module" crossorigin src="([^"]+)"><\/script>\n?/
  const styles = /[^\S\n]*<link rel="stylesheet" crossorigin href="[^"]+">\n?/g
  const app = script.exec(html)?.[1]
  if (app === undefined) throw new Error('index.html names no script to start')
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
    .replace(
      script,
      () => `    <link rel="modulepreload" fetchpriority="low" crossorigin href="${app}" id="start-script">\n`,
    )
    .replace(styles, '')
    .replace(
      '  </body>',
      () => `${(html.match(styles) ?? []).join('')}    <script type="module">${starter}</script>\n  </body>`,
    )
}
