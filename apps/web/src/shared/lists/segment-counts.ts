/** How many rows there are of a kind, or that there are more than were counted. */
export interface Segment {
  readonly count: number
  readonly isCapped: boolean
}

/** As wide as a usual count, until that is known: what stands beside and below does not move when it comes. */
export const ROOM_FOR_COUNT = '\u2007\u2007'

/** How many rows each segment has, as it is read: '10.000+' where counting ended, and the room for it until that is known. */
export const segmentCounts =
  <Name extends string>(segments: Readonly<Record<Name, Segment>> | undefined) =>
  (name: Name): string =>
    segments === undefined ? ROOM_FOR_COUNT : countText(segments[name])

/** '1 rit', '1.204 ritten': how many rows a list has, with what they are called for one and for more. */
export const countedText = (segment: Segment, [one, many]: readonly [string, string]): string =>
  `${countText(segment)} ${segment.count === 1 ? one : many}`

const whole = new Intl.NumberFormat('nl-NL')

/** '7', '10.000+' */
export const countText = ({ count, isCapped }: Segment): string => whole.format(count) + (isCapped ? '+' : '')
