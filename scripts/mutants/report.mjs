import { readFileSync } from 'node:fs'

const accepted = JSON.parse(readFileSync(new URL('accepted.json', import.meta.url), 'utf8'))

/**
 * How many mutants were noticed, and which were not, as `file:line original -> mutant`. A mutant that does not end or
 * throws at loading is noticed; one that is in `accepted.json` counts nowhere.
 */
export function judge(folder, report) {
  const all = Object.entries(report.files).flatMap(([file, { source, mutants }]) =>
    mutants.map((mutant) => ({ ...mutant, name: nameOf(`${folder}/${file}`, source, mutant) })),
  )
  const counted = all.filter(
    ({ status, name }) => !['Ignored', 'CompileError', 'RuntimeError'].includes(status) && !(name in accepted),
  )
  const survivors = counted.filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
  return {
    mutants: counted.length,
    killed: counted.length - survivors.length,
    survivors: survivors
      .map(({ name, status, location }) => `${status} at line ${location.start.line}: ${name}`)
      .toSorted(),
  }
}

function nameOf(file, source, { location: { start, end }, replacement }) {
  const lines = source.split('\n').slice(start.line - 1, end.line)
  lines[lines.length - 1] = lines.at(-1).slice(0, end.column - 1)
  lines[0] = lines[0].slice(start.column - 1)
  return `${file}: ${oneLine(lines.join(' '))} -> ${oneLine(replacement ?? '')}`
}

const oneLine = (text) => text.replaceAll(/\s+/g, ' ').slice(0, 90)
