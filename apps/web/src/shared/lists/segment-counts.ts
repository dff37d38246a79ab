interface Segment {
  readonly count: number
  readonly isCapped: boolean
}

/** How many rows each segment has, as it is read: '10.000+' where counting ended. */
export const segmentCounts = <Name extends string>(
  segments: Readonly<Record<Name, Segment>> | undefined,
): Partial<Record<Name, number | string>> =>
  segments === undefined
    ? {}
    : (Object.fromEntries(
        Object.entries<Segment>(segments).map(([name, segment]) => [name, countText(segment)]),
      ) as Partial<Record<Name, number | string>>)

/** '1 rit', '1.204 ritten': how many rows a list has, with what they are called for one and for more. */
export const countedText = (segment: Segment, [one, many]: readonly [string, string]): string =>
  `${countText(segment)} ${segment.count === 1 ? one : many}`

const whole = new Intl.NumberFormat('nl-NL')

/** '7', '10.000+' */
export const countText = ({ count, isCapped }: Segment): string => whole.format(count) + (isCapped ? '+' : '')
