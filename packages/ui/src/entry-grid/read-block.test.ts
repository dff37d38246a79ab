import { expect, test } from 'vitest'
import { readBlock } from './read-block.ts'

test.each([
  [
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['1.234,50\n-12,00', [['1.234,50'], ['-12,00']]],
  ['a\t\tb', [['a', '', 'b']]],
  ['a\n\nb\n', [['a'], [''], ['b']]],
  ['"twee\nregels"\t"met ""haakjes"""\nc', [['twee\nregels', 'met "haakjes"'], ['c']]],
  ['3" pijp\tx', [['3" pijp', 'x']]],
  ['"half\tx', [['"half', 'x']]],
  ['een', [['een']]],
  ['', [['']]],
])('%j is read as %j', (text, cells) => {
  expect(readBlock(text)).toEqual(cells)
})
