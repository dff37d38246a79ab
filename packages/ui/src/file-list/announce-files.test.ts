import { expect, test } from 'vitest'
import { announceFiles } from './announce-files.ts'

const file = (id: string, state: 'waiting' | 'uploading' | 'done' | 'failed', error?: string) => ({
  id,
  name: `${id}.pdf`,
  state,
  error,
})

test('says what is done and what failed, with how far the whole is', () => {
  const before = [file('a', 'uploading'), file('b', 'uploading'), file('c', 'waiting')]
  expect(
    announceFiles(before, [file('a', 'done'), file('b', 'failed', 'Geen verbinding.'), file('c', 'waiting')]),
  ).toBe('a.pdf is klaar. b.pdf: Geen verbinding. 1 van 3 bestanden klaar.')
  expect(announceFiles([file('a', 'uploading')], [file('a', 'failed')])).toBe('a.pdf: Uploaden is mislukt.')
})

test('is silent about files that come, go or begin, and about what stays as it is', () => {
  expect(announceFiles([], [file('a', 'done')])).toBeNull()
  expect(announceFiles([file('a', 'done')], [])).toBeNull()
  expect(announceFiles([file('a', 'waiting')], [file('a', 'uploading')])).toBeNull()
  expect(announceFiles([file('a', 'failed')], [file('a', 'failed')])).toBeNull()
})
