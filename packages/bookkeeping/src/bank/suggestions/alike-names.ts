/** So many letters of a word tell it when a bank cut the rest off. */
const LEAST_LETTERS = 3
/** A word that may tell one party from another. */
const TELLING_LETTERS = 4

/** Who is meant by a name that nobody has: found by one long word, compared by all of them. */
export class AlikeNames {
  readonly #byWord = new Map<string, Set<string>>()

  /** @param names As `nameKey` makes them. */
  constructor(names: Iterable<string>) {
    for (const name of names) {
      for (const word of name.split(' ').filter(isTelling)) {
        this.#byWord.set(word, (this.#byWord.get(word) ?? new Set<string>()).add(name))
      }
    }
  }

  /** The only name that is the same but for words that were left out, added or cut off; undefined when there is none, or are more. */
  of(name: string): string | undefined {
    const found = new Set(
      name
        .split(' ')
        .filter(isTelling)
        .flatMap((word) => [...(this.#byWord.get(word) ?? [])])
        .filter((other) => isAlike(name.split(' '), other.split(' '))),
    )
    return found.size === 1 ? [...found][0] : undefined
  }
}

const isTelling = (word: string): boolean => word.length >= TELLING_LETTERS

/** Whether the shorter has two words or more, all of which the longer has, the last of them perhaps longer. */
function isAlike(left: readonly string[], right: readonly string[]): boolean {
  const few = left.length <= right.length ? left : right
  const many = few === left ? right : left
  if (few.length < 2) return false
  const missing = few.filter((word) => !many.includes(word))
  const [cut, ...more] = missing
  if (cut === undefined) return true
  return more.length === 0 && few.length > 2 && cut.length >= LEAST_LETTERS && many.some((word) => word.startsWith(cut))
}
