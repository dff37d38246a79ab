/** A page of the site: its file, and where its text is in each language. */
export interface SitePage {
  name: string
  en: string
  nl: string
}

export const languages = ['en', 'nl'] as const
export type SiteLanguage = (typeof languages)[number]

const page = (name: string): SitePage => ({ name, en: `${name}.mdx`, nl: `nl/${name}.md` })

/** The pages in the order of the menu; the first is where one begins. */
export const pages: readonly SitePage[] = [
  page('for-your-team'),
  page('start-vite'),
  page('start-next'),
  page('start-html'),
  page('theming'),
  page('forms'),
  page('tables'),
  page('from-mui'),
  page('from-mantine'),
]
