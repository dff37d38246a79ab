import { readFileSync } from 'node:fs'

/** The blocks of code in a page of documentation that are written in a language, in order: what a reader copies. */
export function codeOfGuide(name: string, language: string): string[] {
  const page = readFileSync(new URL(`../src/docs/${name}.mdx`, import.meta.url), 'utf8')
  const blocks = page.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))
  return [...blocks].map(([, code = '']) => code)
}
