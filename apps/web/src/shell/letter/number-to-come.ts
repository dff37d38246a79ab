/** A number that a document gets by being sent, in a text that is written before. */
export interface NumberToCome {
  /** The variable that stands for it: 'factuurnummer'. */
  readonly name: string
  /** What people know it by. */
  readonly label: string
  /** What it would be now. Somebody may take it first. */
  readonly value: string
}

/** The text as it will be read, with the number in place of its variable. */
export const withNumber = (text: string, { name, value }: NumberToCome): string =>
  text.replaceAll(new RegExp(`\\{\\{\\s*${name}\\s*\\}\\}`, 'g'), () => value)

/** The text as it is sent: with a variable in place of the number, so that it has the one that the document gets. */
export const withVariable = (text: string, { name, value }: NumberToCome): string =>
  text.replaceAll(
    new RegExp(`(?<![\\p{L}\\p{N}]|\\p{N}[.,/-])${escaped(value)}(?![\\p{L}\\p{N}]|[.,/-]\\p{N})`, 'gu'),
    () => `{{${name}}}`,
  )

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
