export interface TakeRules {
  /** How many there may be. */
  max: number
  /** What is wrong with a tag, or undefined. */
  problemOf?: ((tag: string) => string | undefined) | undefined
}

export interface Taken {
  /** All tags, those that were there first. */
  tags: readonly string[]
  /** What is new. */
  added: readonly string[]
  /** What was there already. */
  known: readonly string[]
  /** What stays behind to be mended, in one text. */
  left: string
  /** What is wrong with the first of that; absent when there was only no room. */
  problem?: string | undefined
  /** There was no room for all. */
  isFull: boolean
}

const SEPARATORS = /[,;\n\r\t]+/

/** Whether a text holds more than one tag, or ends one. */
export const hasSeparator = (text: string): boolean => SEPARATORS.test(text)

/** Takes the tags out of a text. One that is there already, whatever its capitals, is left out. */
export function takeTags(tags: readonly string[], text: string, { max, problemOf }: TakeRules): Taken {
  const all = [...tags]
  const added: string[] = []
  const known: string[] = []
  const left: string[] = []
  let problem: string | undefined
  let isFull = false
  for (const piece of text.split(SEPARATORS)) {
    const tag = piece.trim()
    if (tag === '') continue
    const wrong = problemOf?.(tag)
    if (all.some((other) => isSame(other, tag))) known.push(tag)
    else if (wrong === undefined && all.length < max) {
      all.push(tag)
      added.push(tag)
    } else {
      left.push(tag)
      problem ??= wrong
      isFull ||= wrong === undefined
    }
  }
  return { tags: all, added, known, left: left.join(', '), problem, isFull }
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
