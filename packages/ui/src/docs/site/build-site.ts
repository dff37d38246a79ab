/**
 * Writes the guides as a site without a server, in English and Dutch, with the look of the package that was built.
 *
 *     node src/docs/site/build-site.ts          # into site-static
 */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { framed } from './frame.ts'
import { guideToHtml, titleOf } from './markdown.ts'
import { languages, pages } from './pages.ts'

const packageFolder = fileURLToPath(new URL('../../..', import.meta.url))

/** Writes the site to a folder, which is emptied first. */
export function buildSite(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const dist = join(packageFolder, 'dist')
  if (!existsSync(join(dist, 'styles.css'))) throw new Error('Build the package first: npm run build:package')
  // The font lies beside the stylesheet.
  cpSync(dist, folder, {
    recursive: true,
    filter: (path) => path === dist || /styles\.css$|\.woff2$|assets$/.test(path),
  })
  cpSync(fileURLToPath(new URL('site.css', import.meta.url)), join(folder, 'site.css'))
  for (const language of languages) {
    const sources = pages.map((page) => ({
      name: page.name,
      source: readFileSync(new URL(`../${page[language]}`, import.meta.url), 'utf8'),
    }))
    const titles = new Map(sources.map(({ name, source }) => [name, titleOf(source)]))
    mkdirSync(join(folder, language))
    for (const { name, source } of sources) {
      const page = { language, name, title: titles.get(name) ?? name, titles, html: guideToHtml(source) }
      writeFileSync(join(folder, language, `${name}.html`), framed(page))
    }
  }
  const first = `en/${pages[0]?.name}.html`
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Klopt</title><meta http-equiv="refresh" content="0; url=${first}"><a href="${first}">Klopt</a></html>\n`,
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) buildSite(join(packageFolder, 'site-static'))
