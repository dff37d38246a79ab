import { escaped } from './markdown.ts'
import { pages, type SiteLanguage } from './pages.ts'

const words = {
  en: { menu: 'Guides', skip: 'To the text', other: 'Nederlands', site: 'Klopt for developers' },
  nl: { menu: 'Handleidingen', skip: 'Naar de tekst', other: 'English', site: 'Klopt voor ontwikkelaars' },
} as const

export interface FramedPage {
  language: SiteLanguage
  name: string
  title: string
  /** The titles of all pages in this language, by name. */
  titles: ReadonlyMap<string, string>
  html: string
}

/** A whole page: the menu, the way to the other language, and the text. No script: it is read, printed and found as it is. */
export function framed({ language, name, title, titles, html }: FramedPage): string {
  const { menu, skip, other, site } = words[language]
  const otherLanguage = language === 'en' ? 'nl' : 'en'
  const items = pages.map((page) => {
    const current = page.name === name ? ' aria-current="page"' : ''
    return `<li><a href="${page.name}.html"${current}>${escaped(titles.get(page.name) ?? page.name)}</a></li>`
  })
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)} · ${site}</title>
<link rel="icon" href="data:,">
<link rel="alternate" hreflang="${otherLanguage}" href="../${otherLanguage}/${name}.html">
<link rel="stylesheet" href="../styles.css">
<link rel="stylesheet" href="../site.css">
</head>
<body>
<a class="skip" href="#text">${skip}</a>
<header><a class="home" href="${pages[0]?.name}.html">${site}</a>
<a lang="${otherLanguage}" hreflang="${otherLanguage}" href="../${otherLanguage}/${name}.html">${other}</a></header>
<nav aria-label="${menu}"><ul>${items.join('')}</ul></nav>
<main id="text" tabindex="-1">
${html}
</main>
</body>
</html>
`
}
