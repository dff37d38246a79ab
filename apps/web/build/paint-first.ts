import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

/**
 * Lets the built page show its logo before the app runs. The app's script is fetched at once all the same, after the few
 * bytes of the styles and the logo. Where it comes sooner than the first frame (from a cache, from near by), running it
 * would hold that frame up by as long as it takes.
 */
export function paintFirst(): Plugin {
  let reference = ''
  return {
    name: 'klopt:paint-first',
    apply: 'build',
    async buildStart() {
      const source = await readFile(new URL('start-after-paint.js', import.meta.url), 'utf8')
      reference = this.emitFile({ type: 'asset', name: 'start-after-paint.js', source })
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = Object.values(bundle).find(({ fileName }) => fileName === 'index.html')
        if (page?.type !== 'asset') return
        page.source = startedAfterPaint(String(page.source), `/${this.getFileName(reference)}`)
      },
    },
  }
}

/** The page with the app's scripts as preloads that give way, and the script that starts the app in its place. */
export function startedAfterPaint(html: string, starter: string): string {
  const script = /<script type="module" crossorigin src="([^"]+)"><\/script>/
  if (!script.test(html)) throw new Error('index.html names no script to start')
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
    .replace(
      script,
      (_whole, app: string) =>
        `<link rel="modulepreload" fetchpriority="low" crossorigin href="${app}" id="start-script">\n    <script type="module" src="${starter}"></script>`,
    )
}
