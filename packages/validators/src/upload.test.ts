import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fileTypesOf } from './file-types.ts'
import { upload } from './upload.ts'

const MB = 1024 * 1024
const file = (name: string, size = 1) => ({ name, size })

describe('fileTypesOf', () => {
  test.each([
    ['foto.jpg', ['jpeg', 'jpg']],
    ['foto.JPEG', ['jpeg', 'jpg']],
    ['afschrift.xml', ['xml', 'camt053']],
    ['afschrift.txt', ['plain', 'mt940']],
    ['bon.pdf', ['pdf']],
    ['lijst.csv', ['csv']],
    ['data.json', ['json']],
    ['plaatje.gif', ['gif']],
    ['plaatje.png', ['png']],
    ['afschrift.sta', ['mt940']],
    ['afschrift.940', ['mt940']],
    ['afschrift', ['mt940']],
    ['foto.webp', ['webp']],
    ['archief.pdf.exe', ['mt940']],
    ['x.constructor', ['mt940']],
    ['bon.pdf\n', ['mt940']],
    ['', ['mt940']],
  ])('%j may be of the kinds %j', (name, types) => {
    expect(fileTypesOf(name)).toEqual(types)
  })
})

describe('upload', () => {
  test('accepts files within every limit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20 }),
        fc.nat({ max: 20 }),
        fc.nat({ max: 30 * MB }),
        (maxFiles, count, size) => {
          const files = Array.from({ length: count }, (_, i) => file(`${i}.pdf`, size))
          expect(upload(files, { maxFiles, types: ['pdf'] }).ok).toBe(count > 0 && count <= maxFiles && size <= 10 * MB)
        },
      ),
    )
    const files = [file('a.xyz', 10 * MB)]
    expect(upload(files)).toEqual({ ok: true, value: files })
  })
  test('asks for at least one file', () => {
    expect(upload([])).toMatchObject({ ok: false, reason: 'required', message: 'Geen bestand geselecteerd.' })
    expect(upload([], { maxFiles: 1 })).toMatchObject({
      ok: false,
      reason: 'required',
      message: 'Geen bestand gekozen.',
    })
  })
  test('limits the number of files', () => {
    const eleven = Array.from({ length: 11 }, () => file('a.pdf'))
    expect(upload(eleven)).toMatchObject({
      reason: 'length',
      message: 'Je kunt maximaal 10 bestanden tegelijk uploaden.',
    })
    expect(upload(eleven, { maxFiles: 1 })).toMatchObject({ message: 'Je kunt maximaal 1 bestand tegelijk uploaden.' })
  })
  test('limits the size of each file', () => {
    const large = file('a.pdf', 4 * MB + 1)
    expect(upload([large], { maxSizeMb: 4 })).toMatchObject({
      reason: 'range',
      message: 'Het bestand mag maximaal 4 MB groot zijn.',
    })
    expect(upload([file('b.pdf'), large], { maxSizeMb: 4 })).toMatchObject({
      message: 'Één of meerdere bestanden zijn groter dan 4 MB.',
    })
  })
  test('keeps to the accepted types', () => {
    const message = (names: string[], types: Parameters<typeof fileTypesOf>[0][]) => {
      const limits = { maxSizeMb: 4, types: types.flatMap((type) => fileTypesOf(`x.${type}`)) }
      return upload(
        names.map((name) => file(name)),
        limits,
      )
    }
    expect(message(['a.gif'], ['png', 'pdf'])).toMatchObject({
      ok: false,
      reason: 'format',
      message: 'Het bestand heeft niet het juiste formaat. Alleen png en pdf (max. 4 MB) worden ondersteund.',
    })
    expect(message(['a.gif'], ['pdf'])).toMatchObject({
      message: 'Het bestand heeft niet het juiste formaat. Alleen pdf (max. 4 MB) wordt ondersteund.',
    })
    expect(message(['a.gif', 'b.pdf'], ['pdf'])).toMatchObject({
      message: 'Één of meerdere bestanden hebben niet het juiste formaat.',
    })
    expect(message(['a.jpeg', 'b.jpg'], ['jpg']).ok).toBe(true)
  })
})
