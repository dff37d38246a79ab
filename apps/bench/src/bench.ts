import type { Spread } from './measure/spread.ts'

/** A benchmark: a module named `<name>.bench.ts` that exports this. */
export interface Bench {
  /** What `--only` takes. */
  readonly name: string
  /** What has to be true, in one line. */
  readonly goal: string
  /** Measures; leaves nothing behind and asserts nothing. */
  run(options: RunOptions): Promise<Row[]>
}

export interface RunOptions {
  /** Fewer samples where one takes seconds: a look, not a measurement. */
  readonly quick: boolean
  /** Tells on standard error what is behind the figures, where a benchmark has more to tell. */
  readonly verbose: boolean
  /** Makes other samples of the same kinds, where samples are made up. */
  readonly seed: string
  /** How long what has to stay the same is looked at. */
  readonly minutes: number
}

/** One line of the table. */
export interface Row {
  readonly what: string
  /** Our figure as it reads: '138.2 kB'. */
  readonly ours: string
  /** What it stands beside, measured in the same run, or the limit itself. */
  readonly beside: string
  /** Ours over what it stands beside, unless the goal says otherwise. */
  readonly ratio: Spread
  readonly goal: string
  readonly met: boolean
}
