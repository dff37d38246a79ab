/** What only few applications need is an entry of its own, so that the others do not carry it. */
const entries: readonly (readonly [file: string, entry: string])[] = [
  ['/rich-text/rich-text-editor.', '@klopt/ui/rich-text'],
  ['/rich-text/rich-text.', '@klopt/ui/rich-text/show'],
]

/** The entry of the package that has the component of a file of stories or of usage. */
export const entryOfComponent = (path: string): string =>
  entries.find(([file]) => path.includes(file))?.[1] ?? '@klopt/ui'
