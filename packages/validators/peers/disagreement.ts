/** One kind of number on which a peer and this package disagree, and whose word decides. */
export type Disagreement = {
  peer: string
  /** What kind of input, in words. */
  what: string
  ours: 'accepts' | 'refuses'
  why: string
  source: string
  /** Whether an input is of this kind. */
  covers: (text: string) => boolean
}

export type Verdict = (text: string) => boolean

/** What a differential run found: inputs that no row explains, and rows that no input needed. */
export type Outcome = { unexplained: string[]; unused: string[] }

/**
 * Puts every input to this package and to the peers. Each disagreement must be covered by a row of the table, and each
 * row must be needed, so that the table neither lacks nor invents one.
 */
export function compare(
  inputs: readonly string[],
  ours: Verdict,
  peers: Record<string, Verdict>,
  table: readonly Disagreement[],
): Outcome {
  const unexplained: string[] = []
  const unused = new Set(table)
  for (const [peer, theirs] of Object.entries(peers)) {
    for (const text of inputs) {
      const accepted = ours(text)
      if (accepted === theirs(text)) continue
      const row = table.find((row) => explains(row, peer, text, accepted))
      if (row) unused.delete(row)
      else unexplained.push(`${peer}: ${JSON.stringify(text)} is ${accepted ? 'accepted' : 'refused'} here`)
    }
  }
  return { unexplained, unused: [...unused].map((row) => `${row.peer}: ${row.what}`) }
}

function explains(row: Disagreement, peer: string, text: string, accepted: boolean): boolean {
  return row.peer === peer && (row.ours === 'accepts') === accepted && row.covers(text)
}

/** The row as it stands in the README. */
export function tableRow({ peer, what, ours, why, source }: Disagreement): string {
  return `| ${peer} | ${what} | ${ours} | ${why} | ${source} |`
}
