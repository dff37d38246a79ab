import { describe, expect, test } from 'vitest'
import { paragraphsOf } from './paragraphs.ts'
import { rowsOf } from './rows.ts'
import { wordsOf } from './word.ts'

interface Line {
  readonly text: string
  readonly x?: number
  readonly y: number
  readonly width?: number
  readonly height?: number
}

/** The paragraphs of lines of one word each, in hundredths of a page. */
function paragraphs(...lines: readonly Line[]): string[] {
  const words = lines.map(({ text, x = 10, y, width = 20, height = 2 }) => ({
    text,
    page: 0,
    x: x / 100,
    y: y / 100,
    width: width / 100,
    height: height / 100,
  }))
  return paragraphsOf(rowsOf(wordsOf(words))).map(({ lines: found }) =>
    found.map((line) => line.map(({ text }) => text).join(' ')).join('/'),
  )
}

describe('a line goes on with the paragraph above it', () => {
  test('when it begins at the same place close below', () => {
    expect(paragraphs({ text: 'een', y: 10 }, { text: 'twee', y: 13 }, { text: 'drie', y: 16 })).toEqual([
      'een/twee/drie',
    ])
  })

  test('up to nine tenths of its height away, and not farther', () => {
    expect(paragraphs({ text: 'een', y: 10 }, { text: 'twee', y: 13.7 })).toEqual(['een/twee'])
    expect(paragraphs({ text: 'een', y: 10 }, { text: 'twee', y: 13.9 })).toEqual(['een', 'twee'])
    // Of two heights the lower one counts.
    expect(paragraphs({ text: 'een', y: 10 }, { text: 'twee', y: 13.7, height: 1.5 })).toEqual(['een', 'twee'])
  })

  test('when it is less than half as high again, either way', () => {
    expect(paragraphs({ text: 'een', y: 10 }, { text: 'twee', y: 13, height: 2.9 })).toEqual(['een/twee'])
    expect(paragraphs({ text: 'een', y: 10 }, { text: 'twee', y: 13, height: 3.1 })).toEqual(['een', 'twee'])
    expect(paragraphs({ text: 'een', y: 10, height: 3.1 }, { text: 'twee', y: 13.5 })).toEqual(['een', 'twee'])
  })

  test('when it begins less than its height to the side, however little of it stands below', () => {
    expect(paragraphs({ text: 'een', y: 10, width: 1.5 }, { text: 'twee', x: 11.4, y: 13 })).toEqual(['een/twee'])
    expect(paragraphs({ text: 'een', y: 10, x: 11.4, width: 20 }, { text: 'twee', x: 10, width: 2, y: 13 })).toEqual([
      'een/twee',
    ])
  })

  test('when more than half of the narrowest of both stands below, and not with half of it', () => {
    expect(paragraphs({ text: 'een', y: 10, width: 40 }, { text: 'twee', x: 41, y: 13, width: 20 })).toEqual([
      'een',
      'twee',
    ])
    expect(paragraphs({ text: 'een', y: 10, width: 40 }, { text: 'twee', x: 39, y: 13, width: 20 })).toEqual([
      'een/twee',
    ])
    expect(paragraphs({ text: 'een', x: 39, y: 10, width: 20 }, { text: 'twee', y: 13, width: 40 })).toEqual([
      'een/twee',
    ])
    expect(paragraphs({ text: 'een', y: 10, width: 40 }, { text: 'twee', x: 25, y: 13, width: 50 })).toEqual([
      'een/twee',
    ])
  })
})

test('two cells of a row are two paragraphs, each with what stands below it', () => {
  expect(
    paragraphs(
      { text: 'links', y: 10 },
      { text: 'rechts', x: 60, y: 10 },
      { text: 'onder', y: 13 },
      { text: 'daar', x: 60, y: 13 },
    ),
  ).toEqual(['links/onder', 'rechts/daar'])
})
