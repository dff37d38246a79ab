import { createRandom, type Random } from '../documents/random.ts'
import type { JudgedLine } from './load-world.ts'

/** A line as another bank, another payer or a hurried one would have written it: what it was booked on stays. */
export function disturbed(seed: string): (line: JudgedLine) => JudgedLine {
  return (line) => {
    const random = createRandom(`${seed} ${line.id}`)
    return {
      ...line,
      counterpartyName: line.counterpartyName && anotherName(line.counterpartyName, random),
      description: otherWords(line.description, random),
      structuredReference: random.chance(0.5) ? null : line.structuredReference,
      counterpartyIban: random.chance(0.2) ? null : line.counterpartyIban,
      amountCents: random.chance(0.25) ? anotherAmount(line.amountCents, random) : line.amountCents,
    }
  }
}

const LOOSE = ['betreft', 'uw ref.', 'mbt', 'zie bijlage', 'dank u', 'via app', 'spoed']

/** The words in another order, one of them misspelt or gone, and some that say nothing. */
function otherWords(text: string, random: Random): string {
  const words = random.shuffle(text.split(/\s+/).filter(Boolean))
  const at = random.int(0, Math.max(0, words.length - 1))
  const changed = words.flatMap((word, index) =>
    index !== at || words.length < 2 ? [word] : random.chance(0.5) ? [] : [misspelt(word, random)],
  )
  return random.shuffle([...changed, random.pick(LOOSE)]).join(random.pick([' ', '  ', ' / ']))
}

/** Two letters that stand beside each other, swapped. */
function misspelt(word: string, random: Random): string {
  const at = random.int(0, Math.max(0, word.length - 2))
  return word.slice(0, at) + word.slice(at + 1, at + 2) + word.slice(at, at + 1) + word.slice(at + 2)
}

const anotherName = (name: string, random: Random): string =>
  random.pick([
    name.toUpperCase(),
    name.replace(/\s*(B\.?V\.?|N\.?V\.?)$/i, ''),
    `${name} inzake klant ${random.digits(4)}`,
    name.slice(0, 18),
    random.shuffle(name.split(' ')).join(' '),
  ])

/** A cent or some tenths of a percent more or less. */
function anotherAmount(cents: number, random: Random): number {
  const by = random.pick([1, -1, Math.round(cents * 0.005), -Math.round(cents * 0.02)])
  return cents + by === 0 ? cents : cents + by
}
