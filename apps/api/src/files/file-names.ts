/** Gives every file a name that a zip can carry and no other file has: the second 'a.pdf' becomes 'a (2).pdf'. */
export function fileNamer(): (name: string) => string {
  const given = new Set<string>()
  return (name) => {
    const safe = harmless(name)
    const dot = safe.lastIndexOf('.')
    const [stem, extension] = dot > 0 ? [safe.slice(0, dot), safe.slice(dot)] : [safe, '']
    let unique = safe
    for (let count = 2; given.has(unique.toLowerCase()); count += 1) unique = `${stem} (${count})${extension}`
    given.add(unique.toLowerCase())
    return unique
  }
}

/** No folders, nothing that a file system takes for something else, and not without end. */
function harmless(name: string): string {
  const plain = name
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu, '_')
    .replace(/^[. ]+|[. ]+$/g, '')
  const dot = plain.lastIndexOf('.')
  const short = plain.length <= 150 ? plain : plain.slice(0, 140) + (dot > 0 ? plain.slice(dot).slice(0, 10) : '')
  return short === '' ? 'bestand' : short
}
