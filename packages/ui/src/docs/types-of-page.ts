import { codeOfTypes } from './code-of-type.ts'

const sources = import.meta.glob<string>(
  ['../*/*.{ts,tsx}', '../../../validators/src/*.ts', '!../**/*.{test,stories,usage,css}.{ts,tsx}'],
  { eager: true, query: '?raw', import: 'default' },
)

/** The types that the page of a component shows: its props, those it names besides, and what they are made of. */
export function typesOfPage(component: unknown, besides: readonly string[] = []): string[] {
  const name = typeof component === 'function' ? component.name : ''
  return codeOfTypes(Object.values(sources), [`${name}Props`, ...besides])
}
