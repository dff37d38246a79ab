/** The ids with one of them at another place, counted from 0; the same list when it is there or the place is none. */
export function moveTo(ids: readonly number[], id: number, place: number): readonly number[] {
  const from = ids.indexOf(id)
  if (from === -1 || from === place || place < 0 || place >= ids.length) return ids
  return ids.toSpliced(from, 1).toSpliced(place, 0, id)
}
