import { brotliCompressSync, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }

/**
 * Compresses what the page itself names (its script and styles) as well as brotli can. It makes them a tenth smaller
 * than the server does when they are first asked for, and takes too long to do there or for every screen.
 */
export function compressStart(): Plugin {
  return {
    name: 'klopt:compress-start',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = Object.values(bundle).find(({ fileName }) => fileName === 'index.html')
        const html = page?.type === 'asset' ? String(page.source) : ''
        for (const file of Object.values(bundle)) {
          if (!/\.(js|css)$/.test(file.fileName) || !html.includes(file.fileName)) continue
          const source = Buffer.from(file.type === 'chunk' ? file.code : file.source)
          this.emitFile({
            type: 'asset',
            fileName: `${file.fileName}.br`,
            source: brotliCompressSync(source, { params }),
          })
        }
      },
    },
  }
}
